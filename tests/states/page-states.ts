import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import {
  acceptTerms,
  answer,
  aResume,
  button,
  cards,
  confirmedReference,
  document as documentField,
  goOn,
  handIn,
  main,
  payWith,
  resumeAt,
  wake,
} from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { accountStates } from "./account-states.ts";
import { adminStates } from "./admin-states.ts";
import { erasureStates } from "./erasure-states.ts";
import { interviewStates } from "./interview-states.ts";
import { mandateStates } from "./mandate-states.ts";
import { messageStates } from "./message-states.ts";
import { offerStates } from "./offer-states.ts";
import type { PageState } from "./page-state.ts";
import { placementStates } from "./placement-states.ts";
import { reuseStates } from "./reuse-states.ts";
import { savedStates } from "./saved-states.ts";
import { anAddress, trackingStates } from "./tracking-states.ts";
import { openMailed, trustStates } from "./trust-states.ts";

const stepTwoEmpty = {
  ...anApplication,
  qualification: "",
  experience: "",
  sector: "",
  desiredCountry: "",
  desiredPosition: "",
};

const summary = (page: Page) => main(page).getByRole("alert");

async function reachPayment(page: Page): Promise<void> {
  await resumeAt(page, 4);
  await wake(page);
  await acceptTerms(page);
}

const wizardStates: PageState[] = [
  {
    name: "components",
    reach: async (page) => {
      await page.goto(linkTo(routes.devComponents));
    },
  },
  {
    name: "menu-open",
    reach: async (page) => {
      await page.goto(linkTo(routes.news));
      const menu = page.getByRole("banner").getByText("Menu", { exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: "newsletter-problem",
    expected: /status of 400/,
    reach: async (page) => {
      await page.goto(linkTo(routes.newsletter));
      await page.locator("form").evaluateAll((forms) => {
        for (const form of forms) form.setAttribute("novalidate", "");
      });
      await main(page).getByRole("button", { name: "Subscribe" }).click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "newsletter-asked",
    reach: async (page) => {
      await page.goto(linkTo(routes.newsletter));
      await main(page).getByRole("textbox").fill("maria.santos@example.com");
      await main(page).getByRole("button", { name: "Subscribe" }).click();
      await main(page).getByRole("heading", { level: 1, name: "Check the outbox" }).waitFor();
    },
  },
  {
    name: "apply-1-errors",
    reach: async (page) => {
      await page.goto(linkTo(routes.apply));
      await wake(page);
      await goOn(page);
      await summary(page).waitFor();
    },
  },
  {
    name: "apply-1-filled",
    reach: async (page) => {
      await page.goto(linkTo(routes.apply));
      await answer(page, 1);
    },
  },
  { name: "apply-2-empty", reach: (page) => resumeAt(page, 2, stepTwoEmpty) },
  {
    name: "apply-2-errors",
    reach: async (page) => {
      await resumeAt(page, 2, stepTwoEmpty);
      await wake(page);
      await goOn(page);
      await summary(page).waitFor();
    },
  },
  { name: "apply-2-filled", reach: (page) => resumeAt(page, 2) },
  { name: "apply-3-empty", reach: (page) => resumeAt(page, 3) },
  {
    name: "apply-3-errors",
    reach: async (page) => {
      await resumeAt(page, 3);
      await wake(page);
      await goOn(page);
      await summary(page).waitFor();
    },
  },
  {
    name: "apply-3-uploading",
    reach: async (page) => {
      await page.route("**/uploads/*", () => {});
      await resumeAt(page, 3);
      await wake(page);
      const field = documentField(page, "Resume/CV");
      await field.getByLabel("Choose a file").setInputFiles(aResume);
      await field.getByRole("progressbar").waitFor();
      await documentField(page, "Certificates").getByLabel("Enter URL").check();
    },
  },
  {
    name: "apply-3-uploaded",
    reach: async (page) => {
      await resumeAt(page, 3);
      await wake(page);
      await handIn(page, "Resume/CV", aResume);
      await page.locator("#toasts").getByText("Upload Successful").waitFor();
    },
  },
  {
    name: "apply-3-failed",
    expected: /status of 415/,
    reach: async (page) => {
      await resumeAt(page, 3);
      await wake(page);
      const field = documentField(page, "Resume/CV");
      const words = { ...aResume, buffer: Buffer.from("just words") };
      await field.getByLabel("Choose a file").setInputFiles(words);
      await page.locator("#toasts").getByText("Upload Failed").waitFor();
    },
  },
  { name: "apply-4-review", reach: (page) => resumeAt(page, 4) },
  { name: "apply-4-payment", reach: reachPayment },
  {
    name: "apply-4-declined",
    reach: async (page) => {
      await reachPayment(page);
      await payWith(page, cards.declined);
      await main(page).locator(".error-msg", { hasText: "Your card was declined." }).waitFor();
    },
  },
  {
    name: "apply-4-confirm",
    reach: async (page) => {
      await reachPayment(page);
      await payWith(page, cards.confirmed);
      await button(page, "Confirm payment").waitFor();
    },
  },
  {
    name: "confirmation",
    reach: async (page) => {
      await reachPayment(page);
      await payWith(page, cards.good);
      await confirmedReference(page);
    },
  },
  {
    name: "own-application",
    reach: async (page) => {
      await reachPayment(page);
      await payWith(page, cards.good);
      const reference = await confirmedReference(page);
      await main(page).locator('a[href*="/application/"]').click();
      await main(page).getByText(reference).first().waitFor();
    },
  },
  {
    name: "confirmation-failed",
    reach: async (page) => {
      await resumeAt(page, 4);
      const response = await page.request.post("/api/create-payment-intent", { data: anApplication });
      const { clientSecret } = (await response.json()) as { clientSecret: string };
      const [intent] = clientSecret.split("_secret_");
      await page.goto(
        `${linkTo(routes.applicationSuccess, { payment_intent: intent })}&payment_intent_client_secret=${clientSecret}`,
      );
    },
  },
  {
    name: "newsletter-left",
    reach: async (page) => {
      const email = anAddress();
      await page.request.post(linkTo(routes.newsletter), { form: { email } });
      await openMailed(page, email, "/newsletter/unsubscribe");
      await main(page).locator("form").getByRole("button").click();
      await main(page).getByRole("heading", { level: 1, name: "You are off the list" }).waitFor();
    },
  },
];

/** Pages of a sent application, as the candidate, the employer and the administrator see it. */
export const applicationStates: PageState[] = [
  ...adminStates,
  ...erasureStates,
  ...trackingStates,
  ...interviewStates,
  ...placementStates,
  ...offerStates,
  ...reuseStates,
  ...messageStates,
];

export const otherStates: PageState[] = [
  ...wizardStates,
  ...accountStates,
  ...trustStates,
  ...savedStates,
  ...mandateStates,
];

/** No address leads to these pages: a visitor reaches them by doing something. */
export const pageStates = [...otherStates, ...applicationStates];
