import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { anApplicant, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, testDatabase, testServices } from "../../../tests/support/site.ts";

type Client = Awaited<ReturnType<typeof testDatabase>>;

const csv = suite("/admin/applications.csv");
const administrator = await signedIn();

const exported = (query: Record<string, string>) =>
  administrator.send(`/admin/applications.csv?${new URLSearchParams(query)}`);

/** The cells of the only application that the search finds, by heading. */
async function rowOf(fullName: string): Promise<Record<string, string>> {
  const text = await (await exported({ search: fullName })).text();
  const [headings = "", row = ""] = text.split("\r\n");
  const cellsOf = (line: string) =>
    [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = ""]) => cell.replaceAll('""', '"'));
  const cells = cellsOf(row);
  return Object.fromEntries(cellsOf(headings).map((heading, index) => [heading, cells[index] ?? ""]));
}

csv("is a file to keep, not cached, not searched", async () => {
  const { status, headers } = await exported({ search: unique("Nobody") });
  assert.is(status, 200);
  assert.match(headers.get("Content-Type") ?? "", /^text\/csv; charset=utf-8/);
  assert.match(
    headers.get("Content-Disposition") ?? "",
    /^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/,
  );
  assert.is(headers.get("Cache-Control"), "private, no-store");
});

csv("begins with the mark by which spreadsheets know UTF-8", async () => {
  const bytes = new Uint8Array(await (await exported({ search: unique("Nobody") })).arrayBuffer());
  assert.equal([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
});

csv("holds a line for an application", async () => {
  const application = anApplicant();
  const id = await submit(new Browser(), application);
  const row = await rowOf(application.fullName);
  assert.is(row.Id, id);
  assert.is(row.Email, application.email);
  assert.is(row["Payment status"], "Pending");
  assert.is(row["Passport available"], "Yes");
});

// The site refuses a name that begins with "@", so it is not among them.
for (const sign of ["=", "+", "-"])
  csv(`lets no cell begin with ${sign}`, async () => {
    const fullName = `${sign}${unique("cmd")}`;
    await submit(new Browser(), { ...anApplicant(), fullName });
    assert.is((await rowOf(fullName))["Full name"], `'${fullName}`);
  });

csv("quotes commas, quotation marks and line ends", async () => {
  const fullName = `O"Neill, ${unique("Sr.")}`;
  await submit(new Browser(), { ...anApplicant(), fullName });
  assert.is((await rowOf(fullName))["Full name"], fullName);
});

csv("takes the filters of the list", async () => {
  const application = anApplicant();
  await submit(new Browser(), application);
  const text = await (await exported({ search: application.fullName, payment: "completed" })).text();
  assert.is(text.split("\r\n").length, 2);
});

/** Inserts this many rows of the same instant. Only their number matters. */
const insertApplications = (sql: Client, count: number) => sql`
  insert into applications (reference, full_name, email, private_sealed, private_key_id, resume_url,
    passport_copy_url, nationality, experience, qualification, willing_to_relocate, desired_position, submitted_at)
  select 'reference ' || n, 'Name ' || n, 'many@example.com', 'sealed', 'key', 'https://example.com/cv',
    'https://example.com/passport', 'Filipino', '6 years', 'Welder', true, 'Welder', '2026-01-01'::timestamptz
  from generate_series(1, ${count}::int) as n`;

if (inProcess)
  csv("goes through all pages of the database, each application once", async () => {
    const { vault } = await testServices();
    const openJson = async () => ({ phone: "+1", dateOfBirth: "", passportNumber: "", passportExpiry: "" });
    const { sql, close } = await migratedDatabase();
    try {
      await insertApplications(sql, 1203);
      const browser = await signedIn({ sql, vault: Object.assign(Object.create(vault), { openJson }) });
      const text = await (await browser.send("/admin/applications.csv")).text();
      const names = text
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(",")[2]);
      assert.is(names.length, 1203);
      assert.is(new Set(names).size, 1203);
    } finally {
      await close();
    }
  });

csv("is noted in the audit log without what was searched for", async () => {
  const search = unique("Nobody");
  await (await exported({ search, payment: "failed" })).text();
  const rows = await (await testDatabase())<{ line: string }[]>`
    select details::text as line from audit_log where action = 'applications exported' order by id desc limit 1`;
  assert.equal(JSON.parse(rows[0]!.line), {
    way: "csv",
    payment: "failed",
    searched: true,
    count: 0,
    capped: false,
  });
});

csv.run();
