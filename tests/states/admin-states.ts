import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { openSiteWithCode, sitePassword } from "../support/built-site.ts";
import { applyAndPay, button, main } from "../support/candidate.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import type { PageState } from "./page-state.ts";

export async function logIn(page: Page): Promise<void> {
  const response = await page.request.post("/api/admin/login", { data: { password: sitePassword } });
  assert.is(response.status(), 200);
}

/** Opens the list at an application of its own, which is the only one there. */
async function listOne(page: Page): Promise<void> {
  const fullName = unique("Maria Santos");
  await page.request.post("/api/applications", { data: { ...anApplication, fullName } });
  await logIn(page);
  await page.goto(linkTo(routes.adminApplications, { search: fullName }));
}

/** Opens the same list, its application's fee paid and its details shown. */
async function listPaid(page: Page): Promise<void> {
  const fullName = unique("Maria Santos");
  await applyAndPay(page, { ...anApplication, fullName });
  await logIn(page);
  await page.goto(linkTo(routes.adminApplications, { search: fullName }));
  await main(page).locator(".applications summary").first().click();
}

const sendRefund = (page: Page) => main(page).locator("form.refund").getByRole("button").click();

/** The administrator sees these pages. */
export const adminStates: PageState[] = [
  {
    name: "admin-login-refused",
    expected: /status of 401/,
    reach: async (page) => {
      await page.goto(linkTo(routes.adminLogin));
      await main(page).getByLabel("Password").fill("not the one");
      await button(page, "Login").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "admin-login-with-code",
    reach: async (page) => {
      const { url } = await openSiteWithCode();
      await page.goto(url + linkTo(routes.adminLogin));
      await main(page).getByLabel("Code", { exact: true }).waitFor();
    },
  },
  { name: "admin-applications", reach: listOne },
  {
    name: "admin-application-open",
    reach: async (page) => {
      await listOne(page);
      // The island would draw the row again, closed, after a picture's changes to its text.
      await page.locator('is-land[name="AdminApplications"][hydrated]').waitFor({ state: "attached" });
      await main(page).locator(".applications summary").first().click();
      await main(page).getByRole("heading", { name: "Payment Information" }).waitFor();
    },
  },
  {
    name: "admin-fee-returned",
    reach: async (page) => {
      await listPaid(page);
      await main(page).locator("form.refund").getByRole("textbox").fill("Paid twice by mistake");
      await sendRefund(page);
      await main(page).locator(".badge").getByText("Refunded").first().waitFor();
    },
  },
  {
    name: "admin-payments",
    reach: async (page) => {
      await logIn(page);
      await page.goto(linkTo(routes.adminPayments));
    },
  },
  {
    name: "admin-emails",
    reach: async (page) => {
      await logIn(page);
      await page.goto(linkTo(routes.adminEmails));
    },
  },
  {
    name: "admin-applications-none-found",
    reach: async (page) => {
      await logIn(page);
      await page.goto(linkTo(routes.adminApplications, { search: "zeppelin" }));
    },
  },
  {
    name: "admin-seed",
    reach: async (page) => {
      await logIn(page);
      await page.goto(linkTo(routes.adminSeed));
    },
  },
  {
    name: "admin-seed-finished",
    reach: async (page) => {
      await logIn(page);
      await page.goto(linkTo(routes.adminSeed));
      await button(page, "Seed Production Database").click();
      await main(page).getByText("Seeding finished").waitFor();
    },
  },
  {
    name: "admin-samples-refused",
    expected: /status of 400/,
    reach: async (page) => {
      await logIn(page);
      await page.goto(linkTo(routes.adminSeed));
      await main(page).locator("#word").press("Enter");
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "admin-reviews",
    reach: async (page) => {
      const review = {
        candidateName: "Maria Santos",
        country: "Norway",
        jobObtained: "Pipe welder",
        rating: 4,
        review: "Two interviews on line, then three weeks until the contract came.",
      };
      assert.is((await page.request.post("/api/reviews", { data: review })).status(), 201);
      await logIn(page);
      await page.goto(linkTo(routes.adminReviews));
    },
  },
];
