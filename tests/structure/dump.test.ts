import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listUnsentEmails } from "../../src/db/mail/outbox.ts";
import type { Sql } from "../../src/db/sql.ts";
import { openEmail } from "../../src/domain/mail/open-email.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { sendOutbox } from "../../src/tasks/mail/send-outbox.ts";
import { anEmployer } from "../support/account.ts";
import { adminPassword, signedIn } from "../support/administrator.ts";
import { migratedDatabase } from "../support/database.ts";
import { pdf } from "../support/document-fixtures.ts";
import { applyAndPay, postJob, setStatus } from "../support/employer.ts";
import { anApplication, prepare, unique, upload } from "../support/fixtures.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { memoryFiles } from "../support/memory-files.ts";
import { erasureIn } from "../support/own-page.ts";
import { Browser, inProcess, json, testServices } from "../support/site.ts";

const dump = suite("a dump of the database together with the files");

/** Distinct, so that none stands somewhere by chance. */
const secrets = {
  passportNumber: "QX7719342Z",
  dateOfBirth: "1967-08-19",
  address: "77 Quillfeather Lane, Port Obscure",
  phone: "+99 5550 188 2231",
};
const marker = "the words within the document";
const drafted = { ...secrets, passportNumber: "DR4471190K", address: "3 Halfwritten Road, Draftsbury" };

const { sql, close } = await migratedDatabase();
dump.after(close);
const services = await testServices();
const files = memoryFiles();
const testGateway = testPayments(sql, services.vault);
const world = { sql, files, payments: testGateway, testGateway };

/** A document that says something, with its words where a reader of the raw bytes would see them. */
function aDocument(): Uint8Array {
  const bytes = pdf(1000);
  bytes.set(new TextEncoder().encode(`\n%${marker}\n`), 600);
  return bytes;
}

const mails = async () =>
  Promise.all((await listUnsentEmails(sql, 100)).map((mail) => openEmail(services.vault, mail)));

const inMails = async (pattern: RegExp) =>
  (await mails()).flatMap(({ body }) => [...body.matchAll(pattern)].map(([, token = ""]) => token));

/** Uses the site as people do, and gives every token that they were handed. */
async function fillTheSite() {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const candidate = new Browser(world);
  const resumeUrl = await upload(candidate, aDocument());
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const application = { ...anApplication, ...secrets, email, resumeUrl };
  const { id } = await applyAndPay(job.id, application, candidate);
  await setStatus(employer.browser, id, "under_review");

  const drafting = new Browser(world);
  const photographUrl = await upload(drafting, aDocument()).catch(() => "");
  await drafting.send("/api/draft", json({ answers: { ...drafted, resumeUrl: photographUrl } }, "PUT"));
  const payable = new Browser(world);
  const intent = await prepare(payable, { ...anApplication, ...drafted });

  const admin = await signedIn(world);
  await admin.send(resumeUrl);
  await admin.send("/admin/applications.csv");
  await new Browser(world).post("/api/admin/login", { password: "a wrong guess" });
  await new Browser(world).post("/api/auth/forgot-password", { email: employer.user.email });
  await new Browser(world).post("/api/newsletter", { email: "reader@example.com" });
  const elsewhere = "another.device@example.com";
  await drafting.submit("/apply/continue", { email: elsewhere });
  await new Browser(world).submit("/alerts", {
    email: "watcher@example.com",
    frequency: "daily",
    search: "cook",
  });
  const [{ reference } = { reference: "" }] = await sql<{ reference: string }[]>`
    select reference from applications where id = ${id}`;
  const follower = new Browser(world);
  await follower.submit("/track", { reference, email });
  const ownPage = ownPageIn((await inMails(/(\/application\/[\w-]{43})/g)).join(" ")) ?? "";
  await new Browser(world).submit(`${ownPage}/erasure`, {});
  const confirmation = await (await candidate.send("/application-success")).text();
  const shown = /\/application\/([\w-]{43})/.exec(confirmation)?.[1] ?? "";
  await new Browser(world).send(`${ownPage}/data`);

  const erasure = (await mails()).map(({ body }) => erasureIn(body)).find(Boolean) ?? "";
  /** The cookie `role` holds a plain word, which is no secret. */
  const cookiesOf = (browser: Browser) =>
    [...browser.cookies].flatMap(([name, value]) => (name.endsWith("role") ? [] : value.split(".")));
  const tokens = {
    "application's page": ownPage.split("/").at(-1)!,
    "page that the confirmation shows": shown,
    erasure: erasure.split("/").at(-1)!,
    reset: (await inMails(/reset-password\?token=([\w-]+)/g))[0] ?? "",
    resume: (await inMails(/\/resume\/([\w-]{43})/g))[0] ?? "",
    alert: (await inMails(/alerts\/confirm\?token=([\w-]+)/g))[0] ?? "",
    newsletter: (await inMails(/newsletter\/confirm\?token=([\w-]+)/g))[0] ?? "",
    "payment's client secret": intent.clientSecret,
  };
  const [code = ""] = await inMails(/^(\d{8})$/gm);
  const cookies = [candidate, drafting, payable, admin, employer.browser, follower].flatMap(cookiesOf);
  return { tokens, cookies, code };
}

/** Every row of every table as text, and its bytes once more as they are. */
async function dumpOf(database: Sql): Promise<string> {
  const tables = await database<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`;
  assert.ok(tables.length > 20, `${tables.length} tables`);
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await database<{ line: string }[]>`select t::text as line from ${database(name)} t`;
    for (const { line } of rows) lines.push(`${name} ${line}`);
  }
  const hex = [...lines.join("\n").matchAll(/\\x((?:[0-9a-f]{2})+)/g)];
  lines.push(...hex.map(([, bytes = ""]) => Buffer.from(bytes, "hex").toString("latin1")));
  for (const bytes of files.held.values()) lines.push(Buffer.from(bytes).toString("latin1"));
  return lines.join("\n");
}

if (inProcess) {
  const filled = await fillTheSite();

  dump("shows no passport number, birth date, address, phone or document", async () => {
    const text = await dumpOf(sql);
    assert.ok(text.includes(anApplication.fullName), "the name is there, for search");
    for (const value of [...Object.values(secrets), ...Object.values(drafted), marker, adminPassword])
      assert.not.ok(text.includes(value), value);
    assert.not.ok(text.includes("%PDF"));
  });

  dump("shows no token of a link, a cookie or a mail", async () => {
    const text = await dumpOf(sql);
    for (const [name, token] of Object.entries(filled.tokens)) {
      assert.ok(token.length >= 20, `there is a ${name}`);
      for (const part of token.split("_secret_").slice(-1)) assert.not.ok(text.includes(part), name);
    }
    assert.ok(filled.cookies.length >= 6);
    assert.match(filled.code, /^\d{8}$/);
    assert.not.match(text, new RegExp(`(?<!\\d)${filled.code}(?!\\d)`));
    for (const cookie of filled.cookies) assert.not.ok(text.includes(cookie), cookie);
  });

  dump("holds nothing that opens something in a token's place", async () => {
    const text = await dumpOf(sql);
    const found = new Set(text.match(/[\w-]{32,}/g));
    const usable = [...found].flatMap((hash) =>
      /^x?[0-9a-f]{64}$/.test(hash)
        ? [hash.replace("x", ""), Buffer.from(hash.replace("x", ""), "hex").toString("base64url")]
        : [hash],
    );
    assert.ok(usable.length > 20, `${usable.length} candidates`);
    for (const value of usable) {
      const cookie = { Cookie: `session=${value}; admin=${value}; browser=${value}` };
      const ask = async (path: string) => {
        const browser = new Browser(world);
        return browser.send(path, { headers: cookie });
      };
      assert.is((await ask("/api/auth/user")).status, 401, value);
      assert.is((await ask("/api/admin/applications")).status, 401, value);
      assert.is((await ask(`/application/${value}`)).status, 404, value);
      assert.is((await ask(`/erasure/${value}`)).status, 404, value);
      assert.is((await ask(`/resume/${value}`)).status, 404, value);
      assert.is((await ask(`/alerts/change?token=${value}`)).status, 404, value);
      assert.not.match(await (await ask("/apply?step=1")).text(), drafted.passportNumber);
    }
  });

  dump("holds of a mail that was sent nothing that it said", async () => {
    const mail = { send: async () => {} };
    // The email about a status is held for ten minutes.
    const clock = () => new Date(Date.now() + 11 * 60_000);
    await sendOutbox({ ...services, ...world, mail, clock });
    const [row] = await sql`
      select count(*)::int as n from outbox where message_sealed is not null or message_key_id is not null`;
    assert.is(row?.n, 0);
  });
}

dump.run();
