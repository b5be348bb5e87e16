import type { Locator, Page, Route } from "playwright";
import {
  acceptTerms,
  aResume,
  cards,
  document as documentField,
  payWith,
  resumeAt,
  wake,
} from "../support/candidate.ts";
import { until } from "../support/until.ts";

/** A candidate applies in the browser by these steps, also where the line fails. */

export const unreachable = "Your browser cannot reach the site right now.";

/** The terms are accepted, and the card comes next. */
export async function reachPayment(page: Page, script = true): Promise<void> {
  await resumeAt(page, 4);
  if (script) await wake(page);
  await acceptTerms(page);
}

/** The payment arrives, and the call that sends the application does not. */
export async function payAndLoseLastCall(page: Page): Promise<void> {
  await reachPayment(page);
  await page.route("**/api/applications", (route) => route.abort());
  await payWith(page, cards.good);
}

/** The resume is on its way until `held` lets it go. */
export async function beginUpload(page: Page): Promise<{ field: Locator; held: Route[] }> {
  await resumeAt(page, 3);
  await wake(page);
  const held: Route[] = [];
  await page.route("**/uploads/*", (route) => void held.push(route));
  const field = documentField(page, "Resume/CV");
  await field.getByLabel("Choose a file").setInputFiles(aResume);
  await field.getByText("Uploading resume.pdf").first().waitFor();
  await until("the file is on its way", async () => held.length === 1);
  return { field, held };
}
