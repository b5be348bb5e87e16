import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import { openWindow } from "../support/browser.ts";
import {
  acceptTerms,
  addCertificate,
  aResume,
  button,
  cards,
  confirmedReference,
  main,
  payWith,
  resumeAt,
  unfold,
  wake,
} from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { anApplicant } from "../support/payment-steps.ts";

export const anAddress = () => `${unique("maria").replace(" ", ".")}@example.com`;

/** Somebody who applied and paid: what they may follow it by. */
export async function reachSent(page: Page): Promise<{ email: string; reference: string }> {
  const email = anAddress();
  await resumeAt(page, 4, { ...anApplicant(), email });
  await wake(page);
  await acceptTerms(page);
  await payWith(page, cards.good);
  return { email, reference: await confirmedReference(page) };
}

export async function reachOwn(page: Page): Promise<void> {
  await reachSent(page);
  await main(page).locator('a[href*="/application/"]').click();
  await main(page).getByText("Add a missing certificate").waitFor();
}

/** Gives the text of the newest mail of this kind to this address. */
export async function mailOf(page: Page, email: string, kind: string): Promise<string> {
  await page.goto(linkTo(routes.devMail));
  const mail = main(page).locator("section", { hasText: email }).filter({ hasText: kind }).first();
  return (await mail.textContent()) ?? "";
}

export async function askForCode(page: Page, reference: string, email: string): Promise<void> {
  await page.goto(linkTo(routes.track));
  await main(page).getByLabel("Reference").fill(reference);
  await main(page).getByLabel("Email address").fill(email);
  await button(page, "Send me a code").click();
  await main(page).getByRole("heading", { level: 1, name: "Enter the code" }).waitFor();
}

/** Has the link to the draft mailed, and gives its path. */
export async function draftLinkOf(page: Page, email: string): Promise<string> {
  await main(page).getByText("Continue on another device").click();
  await main(page).getByLabel("Email address for the link").fill(email);
  await button(page, "Send me the link").click();
  await button(page, "Send me the link").waitFor({ state: "detached" });
  return /\/resume\/[\w-]{43}/.exec(await mailOf(page, email, "draft link"))?.[0] ?? "";
}

export const trackingStates = [
  {
    name: "track-code",
    reach: (page: Page) => askForCode(page, "K7QM-4RTX-9DWP", anAddress()),
  },
  {
    name: "track-code-wrong",
    expected: /status of 400/,
    reach: async (page: Page) => {
      await askForCode(page, "K7QM-4RTX-9DWP", anAddress());
      await main(page).getByLabel("Code from the email").fill("12345678");
      await button(page, "Show my application").click();
      await main(page).getByText("You have 4 more tries").first().waitFor();
    },
  },
  {
    name: "passport-code",
    reach: async (page: Page) => {
      await reachOwn(page);
      await page.goto(`${page.url()}/private`);
      await button(page, "Email me a code").click();
      await button(page, "Show my passport data").waitFor();
    },
  },
  {
    name: "withdrawal",
    reach: async (page: Page) => {
      await reachOwn(page);
      await unfold(page, "Withdraw");
      await main(page).getByRole("link", { name: "Withdraw this application" }).click();
      await button(page, "Withdraw my application now").waitFor();
    },
  },
  {
    name: "own-application-withdrawn",
    reach: async (page: Page) => {
      await reachOwn(page);
      await addCertificate(page, aResume);
      await main(page).getByText("Certificate, added on").waitFor();
      await unfold(page, "Withdraw");
      await main(page).getByRole("link", { name: "Withdraw this application" }).click();
      await button(page, "Withdraw my application now").click();
      await main(page).getByText("You withdrew this application").first().waitFor();
    },
  },
  {
    name: "certificate-refused",
    expected: /status of 415/,
    reach: async (page: Page) => {
      await reachOwn(page);
      const words = { name: "words.txt", mimeType: "text/plain", buffer: Buffer.from("just words") };
      await addCertificate(page, words);
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "link-unknown",
    expected: /status of 404/,
    reach: async (page: Page) => {
      await page.goto(linkTo(routes.application, { token: "x".repeat(43) }));
      await main(page).getByRole("link", { name: "Follow your application" }).waitFor();
    },
  },
  {
    name: "apply-elsewhere",
    reach: async (page: Page) => {
      await resumeAt(page, 2);
      await button(page, "Continue on another device").click();
      await button(page, "Send me the link").waitFor();
    },
  },
  {
    name: "apply-elsewhere-sent",
    reach: async (page: Page) => {
      await resumeAt(page, 3);
      await button(page, "Continue on another device").click();
      await main(page).getByLabel("Email address for the link").fill(anAddress());
      await button(page, "Send me the link").click();
      await button(page, "Send me the link").waitFor({ state: "detached" });
    },
  },
  {
    name: "apply-moved",
    reach: async (page: Page) => {
      await resumeAt(page, 3);
      const link = await draftLinkOf(page, anAddress());
      const { page: elsewhere, close } = await openWindow();
      await elsewhere.goto(link);
      await button(elsewhere, "Continue here").click();
      await main(elsewhere).getByText("Welcome back").waitFor();
      await close();
      await page.goto(linkTo(routes.apply));
      await main(page).getByText("continued on another device").waitFor();
    },
  },
  {
    name: "resume",
    reach: async (page: Page) => {
      await resumeAt(page, 3);
      const link = await draftLinkOf(page, anAddress());
      await page.context().clearCookies();
      await resumeAt(page, 2);
      await page.goto(link);
      await button(page, "Use the one from the link").waitFor();
    },
  },
];
