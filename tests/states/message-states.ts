import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import { applyAndPay, button, main } from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { postJob } from "./account-states.ts";
import { logIn } from "./admin-states.ts";
import type { PageState } from "./page-state.ts";
import { anAddress, mailOf } from "./tracking-states.ts";

interface Talk {
  /** The application. */
  id: string;
  jobId: string;
  ownPath: string;
}

/** One browser is both the employer and the candidate. */
async function aTalk(page: Page): Promise<Talk> {
  const { id: jobId } = await postJob(page);
  const email = anAddress();
  await applyAndPay(page, { ...anApplication, email, jobId });
  const ownPath = ownPageIn(await mailOf(page, email, "application received")) ?? "";
  const list = await page.request.get(`/api/employer/applications/${jobId}`);
  const [{ id }] = (await list.json()) as [{ id: string }];
  for (const text of ["When can you start?", "Send us a deposit of 200 USD, and write on WhatsApp."])
    await page.request.post(`/api/employer/applications/${id}/messages`, { data: { text } });
  await page.request.post(`${ownPath}/messages`, { data: { text: "Call me on +63 917 123 4567." } });
  return { id, jobId, ownPath };
}

export const messageStates: PageState[] = [
  {
    name: "messages-own",
    reach: async (page) => {
      await page.goto((await aTalk(page)).ownPath);
      await main(page).getByText("Do not pay.").first().waitFor();
    },
  },
  {
    name: "messages-refused",
    expected: /status of 400/,
    reach: async (page) => {
      await page.goto(`${(await aTalk(page)).ownPath}/messages`);
      await main(page).getByLabel("Your message").fill("  ");
      await button(page, "Send message").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "messages-report",
    reach: async (page) => {
      await page.goto((await aTalk(page)).ownPath);
      await main(page).getByText("Report this message").first().click();
      await main(page).getByLabel("What is wrong with it?").first().waitFor();
    },
  },
  {
    name: "messages-inbox",
    reach: async (page) => {
      const { id, jobId } = await aTalk(page);
      await page.goto(linkTo(routes.employerJob, { id: jobId, open: id }));
      await button(page, "Mark as read").waitFor();
    },
  },
  {
    name: "messages-employer",
    reach: async (page) => {
      const { id } = await aTalk(page);
      await page.goto(linkTo(routes.employerMessages, { id }));
      await button(page, "Send message").waitFor();
    },
  },
  {
    name: "admin-messages",
    reach: async (page) => {
      await aTalk(page);
      await logIn(page);
      await page.goto(linkTo(routes.adminMessages));
      await main(page).getByText("The message is fine").first().waitFor();
    },
  },
];
