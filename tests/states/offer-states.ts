import type { Page } from "playwright";
import * as routes from "../../src/routes.ts";
import { button, main } from "../support/candidate.ts";
import { linkTo } from "../support/link-to.ts";
import { anOffer, dayIn } from "../support/offers.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { postJob } from "./account-states.ts";
import type { PageState } from "./page-state.ts";
import { anAddress, mailOf } from "./tracking-states.ts";

/** A signed-in employer with one application. */
async function reachApplication(page: Page) {
  const { id: jobId } = await postJob(page);
  const email = anAddress();
  const sent = await page.request.post("/api/applications", { data: { ...anApplicant(), email, jobId } });
  const { id } = (await sent.json()) as { id: string };
  return { id, email };
}

/** The candidate has an offer. Gives the ways to both sides. */
async function reachOffered(page: Page) {
  const { id, email } = await reachApplication(page);
  await page.request.post(`/api/employer/applications/${id}/offer`, { data: anOffer() });
  const mail = await mailOf(page, email, "offer made");
  return { id, own: /\/application\/[\w-]{43}/.exec(mail)?.[0] ?? "" };
}

async function reachAccepted(page: Page) {
  const scene = await reachOffered(page);
  await page.goto(scene.own);
  await main(page).getByText("Accept the offer", { exact: true }).click();
  await button(page, "Yes, accept the offer").click();
  await main(page).getByText("You have the job").waitFor();
  return scene;
}

export const offerStates: PageState[] = [
  {
    name: "offer-form",
    reach: async (page) => {
      const { id } = await reachApplication(page);
      await page.goto(linkTo(routes.employerOffer, { id }));
    },
  },
  {
    name: "offer-refused",
    expected: /status of 400/,
    reach: async (page) => {
      const { id } = await reachApplication(page);
      await page.goto(linkTo(routes.employerOffer, { id }));
      await button(page, "Review the offer").click();
      await main(page).getByText("Choose who pays for the visa").first().waitFor();
    },
  },
  {
    name: "offer-review",
    reach: async (page) => {
      const { id } = await reachApplication(page);
      await page.goto(linkTo(routes.employerOffer, { id }));
      for (const [label, value] of [
        ["Pay in USD a month", "4200"],
        ["Contract length in months", "12"],
        ["Start date", dayIn(60)],
      ] as const)
        await main(page).getByLabel(label, { exact: true }).fill(value);
      await main(page).getByLabel("Who pays for the visa?").selectOption("employer");
      await main(page).getByLabel("Who pays for the flight?").selectOption("shared");
      await button(page, "Review the offer").click();
      await main(page).getByText("You have not sent it yet").waitFor();
    },
  },
  {
    name: "offer-made",
    reach: async (page) => {
      const { id } = await reachOffered(page);
      await page.goto(linkTo(routes.employerOffer, { id }));
    },
  },
  {
    name: "own-offer-open",
    reach: async (page) => {
      const { own } = await reachOffered(page);
      await page.goto(own);
    },
  },
  {
    name: "own-offer-accepted",
    reach: async (page) => {
      await reachAccepted(page);
    },
  },
  {
    name: "own-review",
    reach: async (page) => {
      const { own } = await reachAccepted(page);
      await page.goto(`${own}/review`);
    },
  },
];
