import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import { button, main } from "../support/candidate.ts";
import { pdf } from "../support/document-fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { aMandateRequest, anAgencyRequest } from "../support/mandates.ts";
import { postJob } from "./account-states.ts";
import { logIn } from "./admin-states.ts";
import type { PageState } from "./page-state.ts";

/** An employer who is signed in and asked for two checks, of one of them as an agency. */
async function askTwice(page: Page): Promise<void> {
  const { company } = await postJob(page);
  await page.request.post("/api/employer/mandates", {
    data: aMandateRequest({ company, website: "https://www.northern-quay.example" }),
  });
  const agency = anAgencyRequest({
    company: "Maresk Crew Management",
    website: "https://www.maresk-crew.example",
  });
  await page.request.post("/api/employer/mandates", { data: agency });
}

export const mandateStates: PageState[] = [
  {
    name: "employer-company-new",
    reach: async (page) => {
      await postJob(page);
      await page.goto(linkTo(routes.employerCompany));
      await main(page).getByText("We are an agency").click();
    },
  },
  {
    name: "employer-company-asked",
    reach: async (page) => {
      await askTwice(page);
      await page.goto(linkTo(routes.employerCompany, { sent: 1 }));
      await main(page).getByText("We have your request").waitFor();
    },
  },
  {
    name: "employer-company-question",
    reach: async (page) => {
      const { company } = await postJob(page);
      const request = aMandateRequest({ company, website: "https://www.northern-quay.example" });
      const sent = await page.request.post("/api/employer/mandates", { data: request });
      const { id } = (await sent.json()) as { id: string };
      await logIn(page);
      const reason = "The register names another address. Which of your offices hires for this job?";
      await page.request.post(`/api/admin/mandates/${id}/decision`, { data: { decision: "ask", reason } });
      await page.goto(linkTo(routes.employerCompany));
      await main(page).getByText("Your answer is needed").waitFor();
    },
  },
  {
    name: "employer-company-problem",
    expected: /status of 400/,
    reach: async (page) => {
      await postJob(page);
      await page.goto(linkTo(routes.employerCompany));
      await main(page)
        .locator("#file")
        .setInputFiles([
          { name: "licence.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) },
          { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("notes") },
        ]);
      await button(page, "Send the request").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "admin-home",
    reach: async (page) => {
      await askTwice(page);
      await logIn(page);
      await page.goto(linkTo(routes.admin));
    },
  },
  {
    name: "admin-menu",
    reach: async (page) => {
      await askTwice(page);
      await logIn(page);
      await page.goto(linkTo(routes.adminEmployers));
      const menu = page.locator(".admin-tabs summary");
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: "admin-mandates",
    reach: async (page) => {
      await askTwice(page);
      await logIn(page);
      await page.goto(linkTo(routes.adminEmployers));
    },
  },
  {
    name: "admin-mandates-refused",
    expected: /status of 400/,
    reach: async (page) => {
      await askTwice(page);
      await logIn(page);
      await page.goto(linkTo(routes.adminEmployers));
      await main(page).locator(".row-summary").first().click();
      await main(page).getByRole("radio", { name: "Refuse" }).first().check();
      await main(page)
        .getByRole("button", { name: /^Save the decision:/ })
        .first()
        .click();
      await main(page).getByRole("alert").waitFor();
    },
  },
];
