import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import { button, main } from "../support/candidate.ts";
import { anInterview } from "../support/interviews.ts";
import { linkTo } from "../support/link-to.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { postJob } from "./account-states.ts";
import type { PageState } from "./page-state.ts";
import { anAddress, mailOf } from "./tracking-states.ts";

/** A signed-in employer with one application. Gives the ways to both sides. */
async function reachApplication(page: Page) {
  const { id: jobId } = await postJob(page);
  const email = anAddress();
  const sent = await page.request.post("/api/applications", { data: { ...anApplicant(), email, jobId } });
  const { id } = (await sent.json()) as { id: string };
  const calls = `/api/employer/applications/${id}/interviews`;
  return { id, email, calls };
}

async function reachOffered(page: Page, times = 1) {
  const scene = await reachApplication(page);
  for (let n = 0; n < times; n += 1) await page.request.post(scene.calls, { data: anInterview() });
  const mail = await mailOf(page, scene.email, "interview offered");
  return { ...scene, own: /\/application\/[\w-]{43}/.exec(mail)?.[0] ?? "" };
}

export const interviewStates: PageState[] = [
  {
    name: "interviews-empty",
    reach: async (page) => {
      const { id } = await reachApplication(page);
      await page.goto(linkTo(routes.employerInterviews, { id }));
    },
  },
  {
    name: "interviews-offered",
    reach: async (page) => {
      const { id } = await reachOffered(page);
      await page.goto(linkTo(routes.employerInterviews, { id }));
    },
  },
  {
    name: "interviews-refused",
    expected: /status of 400/,
    reach: async (page) => {
      const { id } = await reachOffered(page);
      await page.goto(linkTo(routes.employerInterviews, { id }));
      await main(page).getByText("Add another interview").click();
      await button(page, "Send these times").click();
      await main(page).getByText("Offer at least one time").first().waitFor();
    },
  },
  {
    name: "own-interview-offered",
    reach: async (page) => {
      const { own } = await reachOffered(page);
      await page.goto(own);
    },
  },
  {
    name: "own-interview-chosen",
    reach: async (page) => {
      const { own } = await reachOffered(page, 2);
      await page.goto(own);
      const interview = main(page).locator(".interview").first();
      await interview.locator("input[type=radio]").first().check();
      await interview.getByText("Use another time zone").click();
      await interview.getByLabel("Your time zone").selectOption("Asia/Manila");
      await interview.getByRole("button", { name: "Confirm the time" }).click();
      await main(page).getByText("is agreed").waitFor();
    },
  },
];
