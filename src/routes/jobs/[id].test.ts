import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, send, testDatabase, type World } from "../../../tests/site.ts";
import { insertVacancy, uniqueWord } from "../../../tests/vacancies.ts";

const job = suite("GET /jobs/:id");
const sql = await testDatabase();

async function read(id: string, world?: World) {
  const response = await send(`/jobs/${id}`, {}, world);
  const html = await response.text();
  return { status: response.status, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? "" };
}

job("shows all that an applicant asks for", async () => {
  const title = uniqueWord();
  const { main, html } = await read(
    await insertVacancy(sql, {
      title,
      company: "Grey Harbour Towage",
      country: "Finland",
      sector: "mining",
      experienceLevel: "professional",
      salaryMin: 4500,
      salaryMax: 6000,
      vacancies: 3,
      closesOn: "2198-03-07",
    }),
  );
  for (const text of [
    title,
    "Grey Harbour Towage",
    "Finland",
    "Mining",
    "Professional/Engineer",
    "3 vacancies",
    "$4,500 - $6,000 per month",
    "$54,000 - $72,000 per year",
    "March 07, 2198",
  ])
    assert.ok(main.includes(text), text);
  assert.match(html, new RegExp(`<title>${title} at Grey Harbour Towage in Finland`));
});

job("says one vacancy in the singular", async () => {
  assert.ok((await read(await insertVacancy(sql, { vacancies: 1 }))).main.includes(">1 vacancy<"));
});

job("keeps the description's line breaks and lists each requirement once", async () => {
  const { main } = await read(
    await insertVacancy(sql, { description: "One.\n\nTwo.", requirements: "First\r\n\n Second \nFirst\n" }),
  );
  assert.ok(main.includes('<p class="lines">One.\n\nTwo.</p>'));
  assert.ok(main.includes("<ul><li>First</li><li>Second</li></ul>"));
});

job("leads to the application for it, and back to the list", async () => {
  const id = await insertVacancy(sql);
  const { main } = await read(id);
  assert.match(main, new RegExp(`href="/apply\\?job=${id}">Apply Now<`));
  assert.match(main, new RegExp(`href="/apply\\?job=${id}">Start Application<`));
  assert.match(main, /href="\/jobs">Back to Jobs</);
});

job("names the fee and what it does not buy", async () => {
  const { main } = await read(await insertVacancy(sql));
  assert.ok(main.includes("Submit your application with just a $50 processing fee"));
  assert.ok(main.includes("does not buy a job"));
});

if (inProcess) {
  job("names no fee where none is charged", async () => {
    const { main } = await read(await insertVacancy(sql), { settings: { feeCents: 0 } });
    assert.not(main.includes("$0"));
    assert.ok(main.includes("Applying costs nothing."));
  });
}

job("tells what a sample listing is, and of others nothing", async () => {
  const sample = await read(await insertVacancy(sql, { sample: true }));
  assert.ok(sample.main.includes("nobody is hired from it"));
  assert.not((await read(await insertVacancy(sql))).main.includes("Sample listing"));
});

job("keeps the page of a closed vacancy, without a way to apply", async () => {
  const { status, main, html } = await read(await insertVacancy(sql, { closesOn: "2025-02-01" }));
  assert.is(status, 200);
  assert.ok(main.includes("Applications closed on February 01, 2025."));
  assert.not(main.includes("/apply"));
  assert.ok(html.includes('<meta name="robots" content="noindex"/>'));
});

job("names no day of closing that is still ahead", async () => {
  const { main } = await read(await insertVacancy(sql, { closedAt: "2026-01-01T00:00:00Z" }));
  assert.ok(main.includes("This vacancy is closed"));
  assert.not(main.includes("2199"));
});

job("answers an unknown or malformed id with 404 and the way back", async () => {
  for (const id of ["6f1c4b52-93f0-4f0e-8f3b-000000000000", "nope", "%00", "1%27--"]) {
    const { status, main } = await read(id);
    assert.is(status, 404, id);
    assert.ok(main.includes("Job not found"), id);
    assert.ok(main.includes("Back to Jobs"), id);
  }
});

job("shows an employer's text as text, never as markup", async () => {
  const { main } = await read(await insertVacancy(sql, { description: "<script>x()</script>" }));
  assert.not(main.includes("<script>x()"));
});

job.run();
