import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer as anAccount } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { confirmMailbox, postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import type { Job } from "../../shared/jobs/job.ts";

const employers = suite("/admin/employers");
const administrator = await signedIn();

async function anEmployer() {
  const employer = await anAccount();
  await confirmMailbox(employer.user.email);
  return employer;
}
const checked = "the company register, and a call to its published number";

/** Gives the page without the similar jobs, whose employers may be checked. */
const pageOf = async (jobId: string) =>
  (await (await send(`/jobs/${jobId}`)).text()).split('<section class="similar"')[0]!;
const verify = (employer: string, company: string, fields: Record<string, string> = { checked }) =>
  administrator.submit("/admin/employers", { employer, company, ...fields });

employers("lists each company of an employer", async () => {
  const employer = await anEmployer();
  const [one, other] = [await postJob(employer), await postJob(employer)];
  const page = await (await administrator.send("/admin/employers?list=companies")).text();
  for (const { company } of [one, other]) assert.match(page, company);
  assert.match(page, employer.user.email);
});

employers("shows the requests and the companies on tabs of one page", async () => {
  const { company } = await postJob(await anEmployer());
  const requests = await (await administrator.send("/admin/employers")).text();
  const companies = await (await administrator.send("/admin/employers?list=companies")).text();
  assert.match(requests, /aria-current="page">Requests\W+<small>\d/);
  assert.match(companies, /aria-current="page">Companies\W+<small>\d/);
  assert.not.match(requests, `<h3>${company}<`);
  assert.match(companies, `<h3>${company}<`);
});

employers(
  "finds a company by its name, its person or their address, and comes back to what was found",
  async () => {
    const [employer, other] = [await anEmployer(), await anEmployer()];
    const [{ company }, elsewhere] = [await postJob(employer), await postJob(other)];
    const { email } = employer.user;
    const person = unique("Solveig");
    const sql = await testDatabase();
    await sql`update users set first_name = ${person} where id = ${employer.user.id}`;
    for (const search of [company.slice(2).toLowerCase(), person, email]) {
      const page = await (
        await administrator.send(`/admin/employers?${new URLSearchParams({ search })}`)
      ).text();
      assert.match(page, `<h3>${company}<`);
      assert.not.match(page, `<h3>${elsewhere.company}<`);
    }
    const search = new URLSearchParams({ list: "companies", search: company });
    const saved = await administrator.submit(`/admin/employers?${search}`, {
      employer: employer.user.id,
      company,
      checked,
    });
    assert.is(saved.headers.get("location"), `/admin/employers?${search}#companies`);
    const none = await (await administrator.send(`/admin/employers?search=${unique("zeppelin")}`)).text();
    assert.match(none, "No company matches");
    assert.not.match(none, `<h3>${company}<`);
  },
);

employers("finds a percent sign and an underscore as they are typed", async () => {
  const employer = await anEmployer();
  const name = unique("Quay");
  const companies = [`${name} 5%_A`, `${name} 5_%A`, `${name} 55xA`];
  for (const company of companies) await postJob(employer, { company });
  const found = async (search: string) => {
    const page = await (
      await administrator.send(`/admin/employers?${new URLSearchParams({ search })}`)
    ).text();
    return companies.filter((company) => page.includes(`<h3>${company}<`));
  };
  assert.equal(await found(`${name} 5%_A`), [companies[0]]);
  assert.equal(await found(`${name} 5_%A`), [companies[1]]);
  assert.equal(await found(`${name} 5%A`), []);
  assert.equal(await found(`${name} 5__A`), []);
});

employers("lists the checked companies, the others or both, each with their number", async () => {
  const employer = await anEmployer();
  const name = unique("Fjord");
  const [done, open, other] = [`${name} A`, `${name} B`, `${name} C`];
  for (const company of [done, open, other]) await postJob(employer, { company });
  await verify(employer.user.id, done);
  const listed = async (filter: string) => {
    const query = new URLSearchParams({ search: name, ...(filter && { checked: filter }) });
    const page = await (await administrator.send(`/admin/employers?${query}`)).text();
    assert.match(page, />All\W+small>3<.*>Not checked\W+small>2<.*>Checked\W+small>1</s);
    return [done, open, other].filter((company) => page.includes(`<h3>${company}<`));
  };
  assert.equal(await listed(""), [done, open, other]);
  assert.equal(await listed("no"), [open, other]);
  assert.equal(await listed("yes"), [done]);
  assert.equal(await listed("perhaps"), [done, open, other]);
  const filtered = new URLSearchParams({ list: "companies", search: name, checked: "no" });
  const marked = await administrator.submit(`/admin/employers?${filtered}`, {
    employer: employer.user.id,
    company: open,
    checked,
  });
  assert.is(marked.headers.get("location"), `/admin/employers?${filtered}#companies`);
});

employers("says on its vacancies what was checked, and on no other's", async () => {
  const [employer, namesake] = [await anEmployer(), await anEmployer()];
  const company = unique("Northern Quay");
  const [own, ofAnother, elsewhere] = [
    await postJob(employer, { company }),
    await postJob(namesake, { company }),
    await postJob(employer),
  ];
  assert.match(await pageOf(own.id), "We have not checked this employer yet");
  assert.not.match(await pageOf(own.id), "Verified employer");
  assert.is((await verify(employer.user.id, company)).status, 303);
  assert.match(await pageOf(own.id), "Verified employer");
  assert.match(await pageOf(own.id), checked);
  assert.not.match(await pageOf(own.id), "have not checked");
  for (const { id } of [ofAnother, elsewhere]) {
    assert.not.match(await pageOf(id), "Verified employer");
    assert.match(await pageOf(id), "We have not checked this employer yet");
  }
});

employers("says it on the cards of every list, in words that anybody reads", async () => {
  const employer = await anEmployer();
  const country = unique("Verida");
  const [{ company, ...first }, ofAnother] = [
    await postJob(employer, { country }),
    await postJob(await anEmployer(), { country }),
  ];
  const checked = unique("the company register");
  await verify(employer.user.id, company, { checked });
  const lists = [
    `/jobs?country=${encodeURIComponent(country)}`,
    `/jobs/country/${countrySlug(country)}`,
    `/country/${countrySlug(country)}`,
    `/jobs/${ofAnother.id}`,
  ];
  for (const list of lists) {
    const page = await (await send(list)).text();
    const said = new RegExp(
      `Verified employer<.*?We checked this employer on \\w+ \\d+, \\d+: ${checked}<`,
      "gs",
    );
    assert.is(page.match(said)?.length, 1, list);
  }
  const job = (await (await send(`/api/jobs/${first.id}`)).json()) as Job;
  assert.is(job.verification?.checked, checked);
  assert.match(job.verification?.verifiedAt ?? "", /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

employers("says on the job and above the payment who gets what the candidate sends", async () => {
  const employer = await anEmployer();
  const { id, company } = await postJob(employer);
  const payment = async () =>
    mainOf(await (await filledTo(4, undefined, id)).send(`/apply?step=4&job=${id}`));
  const unchecked = "We have not checked this employer yet. What you send goes to them.";
  assert.match(await pageOf(id), unchecked);
  assert.match(await payment(), unchecked);
  await verify(employer.user.id, company, { checked: "the company register." });
  const receiver = `What you send goes to ${company}\\. `;
  const checked = "We checked this employer on \\w+ \\d+, \\d+: the company register\\.[^.]";
  const page = await pageOf(id);
  assert.match(page, new RegExp(checked));
  assert.match(page, new RegExp(receiver));
  assert.match(await payment(), new RegExp(receiver + checked));
});

employers("says of a job without an account that the site posted it", async () => {
  const id = await insertJob(await testDatabase());
  assert.match(await pageOf(id), "Posted by Landfall. What you send goes to the people who run Landfall.");
});

employers("takes the badge and the jobs away again", async () => {
  const employer = await anEmployer();
  const { id, company } = await postJob(employer);
  await verify(employer.user.id, company);
  assert.is((await verify(employer.user.id, company, { withdraw: "yes" })).status, 303);
  assert.not.match(await pageOf(id), "Verified employer");
});

employers(
  "keeps lines, and shows what is wrong in the card of the company, with what was typed",
  async () => {
    const employer = await anEmployer();
    const { id, company } = await postJob(employer);
    assert.is((await verify(employer.user.id, company, { checked: "The register.\r\nA call." })).status, 303);
    assert.match(await pageOf(id), /The register\.\s+A call\./);
    const tooLong = `${unique("long")} ${"x".repeat(300)}`;
    const page = await (await verify(employer.user.id, company, { checked: tooLong })).text();
    const cards = page
      .split('<summary class="row-summary">')
      .filter((card) => card.includes('class="error-msg"'));
    assert.is(cards.length, 1);
    for (const part of [company, "What was checked must be at most 300 characters", tooLong])
      assert.match(cards[0]!, part);
  },
);

employers("asks what was checked, and knows nobody who posts nothing for the company", async () => {
  const employer = await anEmployer();
  const { company } = await postJob(employer);
  const response = await verify(employer.user.id, company, { checked: " " });
  assert.is(response.status, 400);
  const page = await response.text();
  assert.match(page, /Say what was checked/);
  assert.match(page, "<title>Error: Employers");
  assert.is((await verify(employer.user.id, unique("Nobody"))).status, 404);
  assert.is((await verify("00000000-0000-4000-8000-000000000000", company)).status, 404);
  assert.is((await verify("x", company)).status, 404);
  assert.is((await verify(employer.user.id, "\0", { withdraw: "yes" })).status, 404);
});

employers.run();
