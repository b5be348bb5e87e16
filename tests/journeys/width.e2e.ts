import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { countrySlug } from "../../src/shared/jobs/country-slug.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { resumeAt } from "../support/candidate.ts";
import { aPosting } from "../support/employer.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { signUpAsEmployer } from "./employer-steps.ts";

const width = browserSuite("the width of a page");

const word = (letter: string) => letter.repeat(60);

const wider = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function assertNoneWider(page: Page, addresses: string[], dir = "ltr"): Promise<void> {
  const tooWide: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.evaluate((direction) => document.documentElement.setAttribute("dir", direction), dir);
    const by = await wider(page);
    if (by > 0) tooWide.push(`${address} by ${by} px`);
  }
  assert.equal(tooWide, []);
}

const publicPages = (jobId: string) => [
  linkTo(routes.home),
  linkTo(routes.jobs),
  linkTo(routes.job, { id: jobId }),
  linkTo(routes.country, { country: "norway" }),
  linkTo(routes.jobsInCountry, { country: "norway" }),
  linkTo(routes.partners),
  linkTo(routes.reviews),
  linkTo(routes.news),
  linkTo(routes.terms),
  linkTo(routes.privacy),
  linkTo(routes.track),
  linkTo(routes.signIn),
  linkTo(routes.apply, { job: jobId }),
];

width(
  "does not grow in a language that is written from right to left",
  visit({ width: 360 }, async ({ page, site }) => {
    await assertNoneWider(page, publicPages(site.openJobId), "rtl");
    await resumeAt(page, 4);
    await assertNoneWider(
      page,
      [2, 3, 4].map((step) => linkTo(routes.apply, { step })),
      "rtl",
    );
  }),
);

width(
  "does not grow with words of 60 letters",
  visit({ width: 320 }, async ({ page, site }) => {
    await signUpAsEmployer(page, site);
    const posting = {
      ...aPosting(),
      title: word("t"),
      company: word("c"),
      description: word("d"),
      requirements: word("r"),
    };
    const posted = await page.request.post("/api/jobs", { data: posting });
    const { id } = (await posted.json()) as { id: string };
    await page.request.post("/api/reviews", {
      data: {
        candidateName: word("n"),
        country: "Norway",
        jobObtained: word("j"),
        rating: 5,
        review: word("v"),
      },
    });
    const country = countrySlug(posting.country);
    await assertNoneWider(page, [
      linkTo(routes.home),
      linkTo(routes.jobs),
      linkTo(routes.job, { id }),
      linkTo(routes.country, { country }),
      linkTo(routes.jobsInCountry, { country }),
      linkTo(routes.partners),
      linkTo(routes.reviews),
      linkTo(routes.apply, { job: id }),
      linkTo(routes.employerDashboard),
      linkTo(routes.employerJob, { id }),
      linkTo(routes.employerJobEdit, { id }),
    ]);
    await resumeAt(page, 4, {
      ...anApplication,
      fullName: word("n"),
      address: word("a"),
      desiredPosition: word("p"),
      qualification: word("q"),
    });
    await assertNoneWider(
      page,
      [1, 2, 4].map((step) => linkTo(routes.apply, { job: id, step })),
    );
  }),
);

width.run();
