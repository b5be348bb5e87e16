import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import type { Placement } from "../../src/shared/applications/placement.ts";
import { applyAndPay, button, main } from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { postJob } from "./account-states.ts";
import { logIn } from "./admin-states.ts";
import type { PageState } from "./page-state.ts";
import { anAddress, mailOf } from "./tracking-states.ts";

/** A paid application for no job in particular, and an employer's open job. */
async function reachGeneral(page: Page) {
  const job = await postJob(page);
  const email = anAddress();
  await applyAndPay(page, { ...anApplication, email });
  await logIn(page);
  const list = await page.request.get("/api/admin/applications", { params: { search: email } });
  const [{ id } = { id: "" }] = (await list.json()) as { id: string }[];
  return { id, email, job };
}

async function reachOffered(page: Page) {
  const { id, email, job } = await reachGeneral(page);
  const offer = await page.request.post(linkTo(routes.apiAdminPlacement, { id }), {
    data: { jobId: job.id },
  });
  const mail = await mailOf(page, email, "placement offered");
  const own = /\/application\/[\w-]{43}/.exec(mail)?.[0] ?? "";
  return { id, job, own, placement: (await offer.json()) as Placement };
}

const answered = (answer: "yes" | "no") => async (page: Page) => {
  const { own, placement } = await reachOffered(page);
  await page.request.post(`${own}/placements/${placement.id}`, { data: { answer } });
  await page.goto(`${own}#placements`);
};

/** Both sides of a job that is offered to a general application. */
export const placementStates: PageState[] = [
  {
    name: "own-placement-offered",
    reach: async (page) => {
      const { own } = await reachOffered(page);
      await page.goto(`${own}#placements`);
    },
  },
  { name: "own-placement-yes", reach: answered("yes") },
  { name: "own-placement-no", reach: answered("no") },
  {
    name: "own-placement-refused",
    expected: /status of 409/,
    reach: async (page) => {
      const { own, job } = await reachOffered(page);
      await page.goto(own);
      await page.request.post(linkTo(routes.apiJobClosure, { id: job.id }), { data: {} });
      await button(page, `Yes, apply for this job: ${job.title} at ${job.company}`).click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "admin-placement",
    reach: async (page) => {
      const { id } = await reachGeneral(page);
      await page.goto(linkTo(routes.adminPlacement, { id }));
    },
  },
  {
    name: "admin-placement-offered",
    reach: async (page) => {
      const { id } = await reachOffered(page);
      await page.goto(linkTo(routes.adminPlacement, { id, done: "offered" }));
    },
  },
];
