import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { anAddress, mailOf } from "../states/tracking-states.ts";
import { browserSuite, openWindowOn, type WindowOptions } from "../support/browser.ts";
import {
  acceptTerms,
  answer,
  aResume,
  button,
  cards,
  confirmedReference,
  goOn,
  handIn,
  main,
  payWith,
  wake,
} from "../support/candidate.ts";
import { confirmMailbox } from "../support/employer.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { openInProcessSite } from "../support/in-process-site.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { dayIn } from "../support/offers.ts";
import { checkCalendar } from "./calendar-steps.ts";
import { fill, post, press, signUpAsEmployer } from "./employer-steps.ts";
import { meet, type Scene, type Walk } from "./interview-steps.ts";

const conversation = browserSuite("a conversation after applying");

/** Applies in the wizard with documents, and pays at the test gateway. */
async function apply({ candidate, employer, site, script }: Walk): Promise<Scene> {
  const account = await signUpAsEmployer(employer, site);
  await confirmMailbox(account, site.services.sql);
  const title = unique("Rigger");
  const jobPath = await post(employer, title);
  const email = anAddress();
  await candidate.goto(`/apply?job=${jobPath.split("/").at(-1)}`);
  if (script) await wake(candidate);
  const answers = { ...anApplication, email };
  await answer(candidate, 1, answers);
  await goOn(candidate);
  await main(candidate).getByRole("heading", { level: 1, name: "Professional Details" }).waitFor();
  await answer(candidate, 2, { ...answers, sector: "", desiredCountry: "", desiredPosition: "" });
  await goOn(candidate);
  await handIn(candidate, "Resume/CV", aResume, script);
  await handIn(candidate, "Passport Copy", { ...aResume, name: "passport.pdf" }, script);
  await goOn(candidate);
  await main(candidate).getByRole("heading", { name: "Check your answers" }).waitFor();
  await acceptTerms(candidate);
  await payWith(candidate, cards.good);
  await confirmedReference(candidate);
  const own = ownPageIn(await mailOf(candidate, email, "application received")) ?? "";
  const [row] = await site.services.sql<{ id: string }[]>`select id from applications where email = ${email}`;
  return { email, own, id: row!.id, title };
}

const write = async (page: Page, text: string) => {
  await main(page).getByLabel("Your message").fill(text);
  await button(page, "Send message").click();
  await main(page).locator(".message").getByText(text).waitFor();
};

async function talk({ candidate, employer }: Walk, { own, id }: Scene) {
  await employer.goto(`/employer/applications/${id}/messages`);
  await write(employer, "May we speak in March?");
  await candidate.goto(own);
  await main(candidate).getByText("May we speak in March?").waitFor();
  await write(candidate, "Gladly. I live in Manila.");
  await employer.reload();
  await main(employer).getByText("Gladly. I live in Manila.").waitFor();
}

async function hire({ candidate, employer }: Walk, { own, id }: Scene) {
  await employer.goto(`/employer/applications/${id}/offer`);
  await fill(employer, "Job", "Rigger, first class");
  await fill(employer, "Pay in USD a month", "4200");
  await fill(employer, "Contract length in months", "12");
  await fill(employer, "Start date", dayIn(150));
  await main(employer).getByLabel("Who pays for the visa?").selectOption("employer");
  await main(employer).getByLabel("Who pays for the flight?").selectOption("shared");
  await main(employer)
    .getByLabel("Document (optional)")
    .setInputFiles({ ...aResume, name: "contract.pdf" });
  await press(employer, "Review the offer");
  await press(employer, "Send the offer");
  await main(employer).getByText("The candidate has been emailed that you made an offer.").waitFor();

  await candidate.goto(own);
  const document = main(candidate).getByRole("link", { name: "Download the document" });
  const file = await candidate.request.get((await document.getAttribute("href")) ?? "");
  assert.equal(await file.body(), aResume.buffer);
  await main(candidate).getByText("Accept the offer", { exact: true }).click();
  await press(candidate, "Yes, accept the offer");
  await main(candidate).getByText("You have the job").waitFor();
  await employer.reload();
  await main(employer).getByText("The candidate confirmed the hire").waitFor();
}

async function review({ candidate }: Walk, { own, title }: Scene) {
  const name = unique("Maria");
  await candidate.goto(own);
  await main(candidate).getByRole("link", { name: "Write a review" }).click();
  await main(candidate).getByLabel("Name", { exact: true }).fill(name);
  await main(candidate).getByRole("radio", { name: "5" }).check();
  await main(candidate).getByLabel("Your Review").fill("They kept me informed at every step.");
  await press(candidate, "Submit Review");
  await main(candidate).getByText("Your review is published").waitFor();
  await candidate.goto("/reviews");
  const shown = main(candidate).locator("#results li", { hasText: name });
  await shown.getByText("Verified").first().waitFor();
  await shown.getByText(title).waitFor();
}

async function walk(script: boolean) {
  const site = await openInProcessSite();
  const open = (options: WindowOptions) => openWindowOn(site.url, { ...options, script });
  const [candidate, employer] = [await open({ width: 360 }), await open({ width: 1280, height: 800 })];
  const pages = { candidate: candidate.page, employer: employer.page, site, script };
  try {
    const scene = await apply(pages);
    await talk(pages, scene);
    await meet(pages, scene);
    await checkCalendar(pages, scene);
    await hire(pages, scene);
    await review(pages, scene);
    assert.equal([...candidate.faults, ...employer.faults], []);
  } catch (error) {
    const told = [candidate.page.url(), employer.page.url(), ...candidate.faults, ...employer.faults];
    if (error instanceof Error) error.message += `\n    ${told.join("\n    ")}`;
    throw error;
  } finally {
    await candidate.close();
    await employer.close();
    site.close();
  }
}

conversation("leads from the application over a change of summer time to a verified review", () =>
  walk(true),
);
conversation("leads the same way without script", () => walk(false));

conversation.run();
