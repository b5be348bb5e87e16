import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import {
  acceptTerms,
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
import { logIn } from "./admin-states.ts";

/** Somebody's application is paid, and its own page open. */
async function reachOwnPage(page: Page): Promise<{ email: string; address: string }> {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  await resumeAt(page, 4, { ...anApplicant(), email });
  await wake(page);
  await acceptTerms(page);
  await payWith(page, cards.good);
  await confirmedReference(page);
  const own = await main(page).locator('a[href*="/application/"]').getAttribute("href");
  await page.goto(own!);
  await unfold(page, "Delete my data");
  return { email, address: page.url() };
}

/** Posts as the button does that a site with a mail server shows. */
export async function askErasure(page: Page): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = `${location.pathname}/erasure`;
    document.body.append(form);
    form.submit();
  });
  await main(page).getByText("We could not send the link").waitFor();
}

/** The page on which the mailed link asks once more. */
async function reachErasure(page: Page): Promise<string> {
  const { email, address } = await reachOwnPage(page);
  await askErasure(page);
  await page.goto(linkTo(routes.devMail));
  const mail = main(page).locator("section", { hasText: email }).filter({ hasText: "erasure requested" });
  await mail.locator('a[href*="/erasure/"]').click();
  await button(page, "Delete my data now").waitFor();
  return address;
}

/** An application's own page on its way to being erased. */
export const erasureStates = [
  {
    name: "own-application-asked",
    reach: async (page: Page) => {
      await reachOwnPage(page);
      await askErasure(page);
    },
  },
  {
    name: "erasure",
    reach: async (page: Page) => {
      await reachErasure(page);
    },
  },
  {
    name: "own-application-erased",
    reach: async (page: Page) => {
      const address = await reachErasure(page);
      await button(page, "Delete my data now").click();
      await main(page).getByText("You deleted it on").waitFor();
      await page.goto(address);
      await main(page).getByText("You deleted it on").waitFor();
    },
  },
  {
    name: "admin-application-erased",
    reach: async (page: Page) => {
      await reachErasure(page);
      const title = await main(page).getByRole("heading", { level: 1 }).textContent();
      await button(page, "Delete my data now").click();
      await main(page).getByText("You deleted it on").waitFor();
      await logIn(page);
      await page.goto(linkTo(routes.adminApplications, { search: title?.split(" ").at(-1) ?? "" }));
      await main(page).locator(".applications summary").first().click();
      await main(page).getByText("answers and documents are gone").waitFor();
    },
  },
];
