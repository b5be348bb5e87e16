import type { Locator, Page } from "playwright";
import * as assert from "uvu/assert";
import { fieldsOfStep } from "../../islands/applying/read-answers.ts";
import * as routes from "../../src/routes.ts";
import type { Answers } from "../../src/shared/applying/application.ts";
import type { Field } from "../../src/shared/applying/application-fields.ts";
import { pdf } from "./document-fixtures.ts";
import { anApplication } from "./fixtures.ts";
import { linkTo } from "./link-to.ts";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  confirmed: "4000 0025 0000 3155",
};

export const aResume: ChosenFile = {
  name: "resume.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(pdf(2000)),
};

export const main = (page: Page) => page.getByRole("main");

/** Opens the row of this title. */
export const unfold = (page: Page, title: string) =>
  main(page).locator("summary").getByRole("heading", { name: title, exact: true }).click();
export const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
export const stepHeading = (page: Page, name: string) => main(page).getByRole("heading", { level: 1, name });
export const document = (page: Page, label: string) =>
  main(page).getByRole("group", { name: new RegExp(`^${label}`) });

export function control(page: Page, { label, optional }: Field): Locator {
  return main(page).getByLabel(optional ? `${label} (optional)` : label, { exact: true });
}

export async function findJob(page: Page): Promise<string> {
  await page.goto("/");
  await main(page).getByLabel("Search", { exact: true }).first().fill("welder");
  await main(page).getByRole("button", { name: "Search jobs" }).first().click();
  const link = main(page)
    .getByRole("region", { name: "Jobs" })
    .getByRole("heading")
    .getByRole("link")
    .first();
  const title = (await link.textContent()) ?? "";
  await link.click();
  await stepHeading(page, title).waitFor();
  await main(page).getByRole("link", { name: "Apply Now" }).click();
  await main(page).getByText("You are applying for").waitFor();
  return title;
}

const mostTouches = 20;

/**
 * The script takes over at the first touch. A pointer that rests on the island before the script came wakes nothing,
 * so that it enters again.
 */
export async function wake(page: Page): Promise<void> {
  const awake = page.locator("is-land[hydrated]");
  for (let touches = 0; touches < mostTouches && (await awake.count()) === 0; touches += 1) {
    await page.mouse.move(0, 0);
    await main(page).getByRole("heading", { level: 1 }).hover();
    await awake.waitFor({ state: "attached", timeout: 2_000 }).catch(() => {});
  }
  await awake.waitFor({ state: "attached" });
}

export async function answer(page: Page, step: 1 | 2, answers: Answers = anApplication): Promise<void> {
  // The page folds away the answers that the job gives.
  const folded = main(page).locator("form details:not([open]) > summary", { hasText: "Change" });
  if ((await folded.count()) > 0) await folded.click();
  for (const [name, field] of Object.entries(fieldsOfStep[step]) as [keyof Answers, Field][]) {
    const value = String(answers[name] ?? "");
    if (field.control === "checkbox" || value === "") continue;
    if (field.control === "radios") {
      const { label = "" } = field.options?.find((option) => option.value === value) ?? {};
      await main(page).getByLabel(label, { exact: true }).check();
    } else if (field.control === "select") await control(page, field).selectOption(value);
    else await control(page, field).fill(value);
  }
}

export const goOn = (page: Page) => button(page, "Save and continue").click();

/** Hands in a file. Without script it presses a button. */
export async function handIn(page: Page, label: string, file: ChosenFile, script = true): Promise<void> {
  const place = document(page, label);
  await place.getByLabel("Choose a file").setInputFiles(file);
  if (!script) await place.getByRole("button", { name: "Upload file" }).click();
  await place.getByText("Uploaded", { exact: true }).waitFor();
}

export async function addCertificate(page: Page, file: ChosenFile): Promise<void> {
  await main(page).getByText("Add a missing certificate", { exact: true }).click();
  await main(page).getByLabel("Certificate", { exact: true }).setInputFiles(file);
  await button(page, "Add certificate").click();
}

export async function acceptTerms(page: Page): Promise<void> {
  await main(page).getByLabel("I have read and accept the terms and conditions").check();
  await button(page, "Accept & Proceed to Payment").click();
  await main(page).getByLabel("Card number").waitFor();
}

export async function payWith(page: Page, card: string): Promise<void> {
  await main(page).getByLabel("Card number").fill(card);
  await button(page, "Pay $50 & Submit Application").click();
}

export async function confirmedReference(page: Page): Promise<string> {
  await stepHeading(page, "Application Submitted Successfully!").waitFor();
  const reference = (await main(page).locator(".reference").textContent()) ?? "";
  assert.match(reference, /\w{4,}/);
  return reference;
}

export async function resumeAt(page: Page, step: 1 | 2 | 3 | 4, answers: Answers = anApplication) {
  const needed = step === 4 ? answers : { ...answers, resumeUrl: "", passportCopyUrl: "" };
  if (step > 1) {
    const response = await page.request.put("/api/draft", { data: { answers: needed } });
    assert.is(response.status(), 200);
  }
  await page.goto(linkTo(routes.apply, { step }));
}

/** Makes the same calls as the wizard. */
export async function applyAndPay({ request }: Page, application: object): Promise<void> {
  const call = async (path: string, data: object) => {
    const response = await request.post(path, { data, maxRetries: 2 });
    if (!response.ok()) throw new Error(`${path} was answered with ${await response.text()}`);
    return await response.json();
  };
  const { clientSecret } = await call("/api/create-payment-intent", application);
  await call("/api/test-payments/confirm", { clientSecret, cardNumber: cards.good });
  const { id } = await call("/api/applications", application);
  const [paymentIntentId] = clientSecret.split("_secret_");
  await call(`/api/applications/${id}/complete-payment`, { paymentIntentId });
}
