import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { pay, unique, upload } from "../../../tests/support/fixtures.ts";
import { anApplicant, aSentApplication, complete, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, testDatabase } from "../../../tests/support/site.ts";

const applications = suite("/admin/applications");
const documents = suite("documents of an application");
const administrator = await signedIn();

const unescaped = (html: string) => html.replaceAll("&amp;", "&").replaceAll("<!-- -->", "");

async function page(query: Record<string, string> = {}): Promise<string> {
  const response = await administrator.send(`/admin/applications?${new URLSearchParams(query)}`);
  assert.is(response.status, 200);
  return unescaped(await response.text());
}

applications("show each in a row of an accordion that has one open at a time", async () => {
  const { application, id } = await aSentApplication({});
  const html = await page({ search: application.fullName });
  assert.match(
    html,
    new RegExp(
      `<details name="application" id="application-${id}"><summary class="row-summary"><span class="face [^>]*>[^<]*</span><span><strong>`,
    ),
  );
  assert.match(html, new RegExp(`<strong>${application.fullName}</strong>`));
  assert.match(html, /<span class="row-email">maria\.santos@example\.com<\/span>/);
  assert.match(html, /<span class="badge badge-warn">Pending<\/span>/);
  assert.match(html, /<time dateTime="[^"]+">[A-Z][a-z]{2} \d\d, \d{4}<\/time>/);
});

applications("show all of one in four cards, the payment first", async () => {
  const { application, browser, intent, id } = await aSentApplication({});
  await pay(browser, intent);
  await complete(browser, id, intent);
  const html = await page({ search: application.fullName });
  assert.equal(
    [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title),
    ["Payment Information", "Personal Information", "Professional Details", "Documents"],
  );
  const facts = Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [
      name,
      value!.replaceAll(/<[^>]+>/g, ""),
    ]),
  );
  assert.match(html, `<span class="id">${intent.id}</span>`);
  const { "Submitted at (UTC)": submittedAt, "Paid at (UTC)": paidAt, ...rest } = facts;
  for (const time of [submittedAt, paidAt])
    assert.match(time ?? "", /^[A-Z][a-z]+ \d\d, \d{4} at \d\d:\d\d [AP]M$/);
  assert.equal(rest, {
    Email: "maria.santos@example.com",
    Phone: "+63 917 123 4567",
    Nationality: "Filipino",
    "Date of birth": "April 23, 1991",
    "Years of experience": "6 years on bulk carriers",
    "Skills and qualifications": "STCW II/1, 6G welder",
    "Willing to relocate": "Yes",
    "Passport available": "Yes",
    Status: "Paid",
    "Payment intent": intent.id,
    Amount: "$50",
  });
});

applications("show markup that a candidate typed as text", async () => {
  const fullName = `<img src=x onerror=alert(1)> ${unique("Eve")}`;
  await submit(new Browser(), { ...anApplicant(), fullName });
  assert.not.match(await page({ search: fullName }), /<img src=x/);
});

applications("say how many were found among how many", async () => {
  const family = unique("Family");
  for (const name of ["Ada", "Ben"])
    await submit(new Browser(), { ...anApplicant(), fullName: `${name} ${family}` });
  const html = await page({ search: family });
  assert.match(html, /2 applications found/);
  const [, total = "0"] = /Total Applications: ([\d,]+)/.exec(html) ?? [];
  assert.ok(Number(total.replace(",", "")) >= 2);
});

applications("keep search and filter in the form and in the link to the export", async () => {
  const fullName = unique("Ada");
  await submit(new Browser(), { ...anApplicant(), fullName });
  const html = await page({ search: fullName, payment: "pending" });
  assert.match(html, `value="${fullName}"`);
  assert.match(html, /<option value="pending" selected="">Pending<\/option>/);
  const query = new URLSearchParams({ search: fullName, payment: "pending" });
  assert.match(html, `href="/admin/applications.csv?${query}"`);
});

applications("offer no export of nothing, and the way to all of them once", async () => {
  const html = await page({ search: "Ada & Ben", payment: "completed" });
  assert.match(html, /value="Ada & Ben"/);
  assert.not.match(html, "Export CSV");
  assert.is(html.split(">Show all<").length, 2);
});

applications("take a page beyond the last for the last", async () => {
  const { application } = await aSentApplication({});
  assert.match(await page({ search: application.fullName, page: "999" }), new RegExp(application.fullName));
});

if (inProcess)
  applications("say that there is none yet", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      const html = await (await (await signedIn({ sql })).send("/admin/applications")).text();
      assert.match(html, /No applications yet/);
      assert.match(html.replaceAll("<!-- -->", ""), /Total Applications: 0/);
    } finally {
      await close();
    }
  });

async function withDocuments() {
  const browser = new Browser();
  const resumeUrl = await upload(browser);
  const application = { ...anApplicant(), resumeUrl };
  await submit(browser, application);
  return { application, resumeUrl, list: () => page({ search: application.fullName }) };
}

documents("open in a new tab, only those that are there", async () => {
  const { resumeUrl, list } = await withDocuments();
  const html = await list();
  assert.match(
    html,
    new RegExp(`<a href="${resumeUrl}" target="_blank" rel="noopener noreferrer">Resume/CV`),
  );
  assert.match(html, /target="_blank" rel="noopener noreferrer">Passport Copy/);
  assert.not.match(html, />(Certificates|Photograph)/);
});

documents("say of a typed link where it leads", async () => {
  const { list } = await withDocuments();
  assert.match(await list(), /Link from the candidate to example\.com\. We have not checked it\./);
});

documents("come as a download that cannot run", async () => {
  const { resumeUrl } = await withDocuments();
  const response = await administrator.send(resumeUrl);
  assert.is(response.status, 200);
  assert.equal(new Uint8Array(await response.arrayBuffer()), pdf());
  const headers = Object.fromEntries(response.headers);
  assert.is(headers["content-type"], "application/pdf");
  assert.match(headers["content-disposition"] ?? "", /^attachment; filename="resume-[0-9a-f]{8}\.pdf"$/);
  assert.is(headers["content-security-policy"], "default-src 'none'; sandbox");
  assert.is(headers["x-content-type-options"], "nosniff");
  assert.is(headers["cache-control"], "private, no-store");
});

documents("are not for strangers, nor for the browser that sent them", async () => {
  const { resumeUrl } = await withDocuments();
  assert.is((await new Browser().send(resumeUrl)).status, 401);
});

documents("tell who read them when", async () => {
  const { resumeUrl, list } = await withDocuments();
  assert.match(await list(), /<p class="meta">Not read yet<\/p>/);
  for (let read = 0; read < 5; read += 1) await (await administrator.send(resumeUrl)).arrayBuffer();
  const html = await list();
  const readings = html.match(/Read by the administrator, [A-Z][a-z]+ \d\d, \d{4} at \d\d:\d\d [AP]M/g);
  assert.is(readings?.length, 3);
  assert.match(html, /and 2 more before/);
});

documents("log each reading under the application", async () => {
  const { application, resumeUrl } = await withDocuments();
  await (await administrator.send(resumeUrl)).arrayBuffer();
  const rows = await (await testDatabase())`
    select reader_kind, full_name from document_readings
    join applications on applications.id = application_id
    where document_id = ${resumeUrl.split("/").at(-1)!}`;
  assert.equal(
    rows.map((row) => [row.readerKind, row.fullName]),
    [["admin", application.fullName]],
  );
});

applications.run();
documents.run();
