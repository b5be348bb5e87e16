import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import type { JobPosting } from "../../src/shared/jobs/job-posting.ts";
import { anEmail, aSignUp } from "../support/account.ts";
import { button, main } from "../support/candidate.ts";
import { aPosting } from "../support/employer.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import type { PageState } from "./page-state.ts";

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const response = await page.request.post(path, { data });
  assert.ok(response.ok(), `${path} was answered with ${response.status()}`);
  return response.json();
}

const signUp = (page: Page, differences: object = {}) =>
  post(page, "/api/auth/sign-up", { ...aSignUp(), ...differences });

/** One company has one mark on all pictures, and its people have its domain. */
const company = "Northern Quay";
const anEmployersEmail = () => anEmail().replace("example.com", "northern-quay.example");

async function becomeEmployer(page: Page): Promise<void> {
  await signUp(page, { email: anEmployersEmail() });
  await post(page, "/api/auth/become-employer", {});
}

export async function postJob(page: Page, differences: Partial<JobPosting> = {}): Promise<Job> {
  await becomeEmployer(page);
  return post(page, "/api/jobs", { ...aPosting(), company, ...differences });
}

export const accountStates: PageState[] = [
  {
    name: "sign-up-errors",
    expected: /status of 400/,
    reach: async (page) => {
      await page.goto(linkTo(routes.signUp));
      await button(page, "Create account").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "sign-in-refused",
    expected: /status of 401/,
    reach: async (page) => {
      const { email, password } = aSignUp();
      await page.goto(linkTo(routes.signIn));
      await main(page).getByLabel("Email address").fill(email);
      await main(page).getByLabel("Password").fill(password);
      await button(page, "Sign in").click();
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "account",
    reach: async (page) => {
      await signUp(page);
      await page.goto(linkTo(routes.account));
    },
  },
  {
    name: "deletion-of-account",
    reach: async (page) => {
      await becomeEmployer(page);
      await page.goto(linkTo(routes.accountDeletion));
    },
  },
  {
    name: "deletion-of-account-errors",
    expected: /status of 400/,
    reach: async (page) => {
      await becomeEmployer(page);
      await page.goto(linkTo(routes.accountDeletion));
      await main(page)
        .locator("form")
        .evaluate((form: HTMLFormElement) => form.submit());
      await main(page).getByRole("alert").waitFor();
    },
  },
  {
    name: "deletion-of-account-done",
    reach: async (page) => {
      const { password } = aSignUp();
      await becomeEmployer(page);
      await page.goto(linkTo(routes.accountDeletion));
      await main(page).getByLabel("Current password").fill(password);
      await main(page).getByLabel("Yes, delete my account for good").check();
      await button(page, "Delete my account").click();
      await page.waitForURL(`**${linkTo(routes.accountDeleted, { employer: 1 })}`);
    },
  },
  {
    name: "terms-of-an-earlier-version",
    reach: async (page) => {
      await page.goto(linkTo(routes.termsOf, { version: "2026-11-23" }));
    },
  },
  {
    name: "confirm-email",
    reach: async (page) => {
      await signUp(page);
      await page.goto(linkTo(routes.confirmEmail));
    },
  },
  {
    name: "confirm-email-wrong",
    expected: /status of 400/,
    reach: async (page) => {
      await signUp(page);
      await page.goto(linkTo(routes.confirmEmail));
      await main(page).getByLabel("Code from the email").fill("12345678");
      await button(page, "Confirm the address").click();
      await main(page).getByText("This code is not right").first().waitFor();
    },
  },
  {
    name: "become-employer-signed-in",
    reach: async (page) => {
      await signUp(page);
      await page.goto(linkTo(routes.becomeEmployer));
    },
  },
  {
    name: "employer-dashboard-empty",
    reach: async (page) => {
      await becomeEmployer(page);
      await page.goto(linkTo(routes.employerDashboard, { registered: 1 }));
    },
  },
  {
    name: "employer-dashboard",
    reach: async (page) => {
      const { id } = await postJob(page);
      await post(page, "/api/applications", { ...anApplication, jobId: id });
      await page.goto(linkTo(routes.employerDashboard, { posted: 1 }));
    },
  },
  {
    name: "employer-post-job",
    reach: async (page) => {
      await becomeEmployer(page);
      await page.goto(linkTo(routes.employerPostJob));
    },
  },
  {
    name: "employer-post-job-errors",
    reach: async (page) => {
      await becomeEmployer(page);
      await page.goto(linkTo(routes.employerPostJob));
      await main(page).getByLabel("Job title").focus();
      await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
      await button(page, "Post Job").click();
      await main(page).locator(".error-summary").waitFor();
    },
  },
  {
    name: "employer-job-empty",
    reach: async (page) => {
      const { id } = await postJob(page);
      await page.goto(linkTo(routes.employerJob, { id }));
    },
  },
  {
    name: "employer-job",
    reach: async (page) => {
      const { id } = await postJob(page);
      await post(page, "/api/applications", { ...anApplication, jobId: id });
      await page.goto(linkTo(routes.employerJob, { id }));
    },
  },
  {
    name: "employer-inbox",
    reach: async (page) => {
      const { id } = await postJob(page);
      for (const [index, fullName] of ["Maria Santos", "Jan de Vries", "Ngozi Okafor", "Li Wei"].entries()) {
        const email = `candidate-${index}@example.com`;
        await post(page, "/api/applications", { ...anApplication, fullName, email, jobId: id });
      }
      await page.goto(linkTo(routes.employerJob, { id }));
      await main(page).locator(".applicant-head").nth(1).click();
    },
  },
  {
    name: "employer-job-edit",
    reach: async (page) => {
      const { id } = await postJob(page);
      await page.goto(linkTo(routes.employerJobEdit, { id }));
    },
  },
];
