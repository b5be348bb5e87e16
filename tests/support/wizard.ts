import { anApplication } from "../support/fixtures.ts";
import { Browser, type Overrides } from "../support/site.ts";

const { resumeUrl, passportCopyUrl, ...fields } = anApplication;
const { qualification, experience, currentEmployer, sector, desiredCountry, desiredPosition, ...personal } =
  fields;

/** The form of each step posts these. */
export const personalStep = { step: "1", jobId: "", ...personal };
export const professionalStep = {
  step: "2",
  jobId: "",
  ...{ qualification, experience, currentEmployer, sector, desiredCountry, desiredPosition },
};
export const documentsStep = { step: "3", jobId: "", resumeUrl, passportCopyUrl };

/** A browser without script whose draft is complete up to, and without, this step. */
export async function filledTo(
  step: 2 | 3 | 4,
  world?: Overrides,
  jobId = "",
  browser = new Browser(world),
): Promise<Browser> {
  for (const form of [personalStep, professionalStep, documentsStep].slice(0, step - 1)) {
    await browser.submit("/apply/step", { ...form, jobId });
  }
  return browser;
}

/** The page as it is read: without the island's own copy of it. */
export async function mainOf(response: Response): Promise<string> {
  const main = /<main.*<\/main>/s.exec(await response.text())?.[0] ?? "";
  return main.replace(/ props="[^"]*"/g, "");
}

/** Reads the error summary, line by line. */
export function summaryOf(html: string): string[] {
  const summary = /<div class="error-summary".*?<\/div>/s.exec(html)?.[0] ?? "";
  return [...summary.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text = ""]) =>
    text.replaceAll("&#x27;", "'"),
  );
}
