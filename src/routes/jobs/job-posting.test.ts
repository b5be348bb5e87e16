import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dataBlocks } from "../../../tests/hostile/data-blocks.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { jobPostingProblems } from "../../../tests/support/job-posting-checker.ts";
import { inProcess, type Overrides, send, siteUrl, testDatabase } from "../../../tests/support/site.ts";

const posting = suite("JobPosting data of a vacancy");
const sql = await testDatabase();

/** In this country nobody pays, and no other test has jobs. */
const free = uniqueWord();
posting.before(async () => {
  await sql`insert into fee_waivers (sector, country, reason) values (null, ${free}, 'The law of the place')`;
});
posting.after(async () => {
  await sql`delete from fee_waivers where country = ${free}`;
});

async function dataOf(id: string, world?: Overrides): Promise<Record<string, unknown> | undefined> {
  return dataBlocks(await (await send(`/jobs/${id}`, {}, world)).text()).get("JobPosting");
}

posting("holds the facts that the employer stated, and no other", async () => {
  const id = await insertJob(sql, { country: free, description: "Fits.", requirements: "Care" });
  await sql`
    update jobs set joins_on = '2199-11-30', contract_months = 1, rotation_on = 4, rotation_off = 1,
      rotation_unit = 'weeks', housing = true, flights = false, visa = 'employer', certificates = '{gmdss}'
    where id = ${id}`;
  const data = (await dataOf(id))!;
  assert.is(data.jobStartDate, "2199-11-30");
  assert.is(data.jobBenefits, "Housing provided, Visa paid");
  assert.equal(data.qualifications, [
    { "@type": "EducationalOccupationalCredential", credentialCategory: "certificate", name: "GMDSS" },
  ]);
  assert.match(data.description as string, "<p>Contract: 1 month</p><p>Rotation: 4 weeks on, 1 week off</p>");
  assert.equal(jobPostingProblems(data), []);
});

posting("says of a waived vacancy what is known of it", async () => {
  const id = await insertJob(sql, {
    title: "Deck Fitter",
    company: "Grey Harbour Towage",
    country: free,
    sector: "shipping",
    experienceLevel: "mid",
    salaryMin: 2500,
    salaryMax: 3100,
    vacancies: 3,
    description: "Fits <pumps> & valves.\nOn deck.\n\nTwo months on, one off.",
    requirements: "Certificate\n Two years & more ",
    closesOn: "2199-12-31",
    createdAt: "2026-03-01T08:30:00Z",
  });
  const data = await dataOf(id);
  assert.equal(data, {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Deck Fitter",
    description:
      "<p>Fits &lt;pumps&gt; &amp; valves.<br>On deck.</p><p>Two months on, one off.</p><p>Experience: Mid-level</p>" +
      "<p>Requirements:</p><ul><li>Certificate</li><li>Two years &amp; more</li></ul>",
    url: `${siteUrl}/jobs/${id}`,
    identifier: { "@type": "PropertyValue", name: "Grey Harbour Towage", value: id },
    datePosted: "2026-03-01T08:30:00.000Z",
    validThrough: "2199-12-31T23:59:59Z",
    hiringOrganization: { "@type": "Organization", name: "Grey Harbour Towage" },
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: free } },
    industry: "Shipping",
    totalJobOpenings: 3,
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", unitText: "MONTH", minValue: 2500, maxValue: 3100 },
    },
  });
  assert.equal(jobPostingProblems(data!), []);
});

posting("holds on every page that has it, whatever an employer wrote", async () => {
  const texts = ["</script><script>x()</script>", "<!-- & <b>&amp;</b>", '"\\\u2028', "Zürich, 東京, 🚢"];
  const sectors = ["shipping", "it", "mining", "luxury-cruise", "offshore-rigs"];
  const levels = ["labor", "mid", "professional"];
  const ids: string[] = [];
  for (const [index, text] of texts.entries())
    for (const [number, sector] of sectors.entries())
      ids.push(
        await insertJob(sql, {
          country: free,
          sector,
          experienceLevel: levels[number % levels.length]!,
          company: `Works ${text}`,
          description: text,
          requirements: `${text}\n${text}`,
          salaryMin: number * 1000,
          salaryMax: Math.max(number, index) * 1000,
        }),
      );
  for (const id of ids) {
    const data = await dataOf(id);
    assert.ok(data, id);
    assert.equal(jobPostingProblems(data), [], JSON.stringify(data));
  }
});

posting("is not there where an application costs something", async () => {
  assert.is(await dataOf(await insertJob(sql, { country: "Norway" })), undefined);
});

if (inProcess)
  posting("is there where no application costs anything", async () => {
    const id = await insertJob(sql, { country: "Norway" });
    assert.equal(jobPostingProblems((await dataOf(id, { settings: { feeCents: 0 } }))!), []);
  });

posting("is not there for samples, nor for what is closed", async () => {
  const others = [{ sample: true }, { closesOn: "2026-01-31" }, { closedAt: "2026-11-01T00:00:00Z" }];
  for (const other of others) {
    const id = await insertJob(sql, { country: free, ...other });
    assert.is(await dataOf(id), undefined, JSON.stringify(other));
  }
});

posting("is checked for what search engines object to", async () => {
  const good = (await dataOf(await insertJob(sql, { country: free })))!;
  assert.equal(jobPostingProblems(good), []);
  const wrong: Record<string, unknown>[] = [
    { title: "" },
    { description: "5 < 6" },
    { description: "<p>open" },
    { datePosted: "yesterday" },
    { hiringOrganization: "Works" },
    { jobLocation: { "@type": "Place", address: "Norway" } },
    { validThrough: "2020-01-01T00:00:00Z" },
    { baseSalary: { "@type": "MonetaryAmount", currency: "EUR" } },
    { identifier: "1" },
    { employmentType: "full-time" },
    { directApply: true },
  ];
  for (const change of wrong)
    assert.is(jobPostingProblems({ ...good, ...change }).length, 1, JSON.stringify(change));
});

posting.run();
