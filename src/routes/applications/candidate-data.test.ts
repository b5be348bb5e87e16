import { suite } from "uvu";
import * as assert from "uvu/assert";
import { upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage, anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { timesDone } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const later = (hours: number) => ({ clock: () => new Date(Date.now() + hours * 3_600_000) });

async function rowOf(id: string): Promise<string> {
  const [row] = await (await testDatabase())<{ line: string }[]>`
    select applications::text as line from applications where id = ${id}`;
  return row!.line;
}

const taking = suite("GET /application/:token/data");

if (inProcess) {
  taking("holds in full what is held, and leads to the documents", async () => {
    const { id, application, intent, path } = await anOwnPage();
    const response = await send(`${path}/data`);
    assert.match(response.headers.get("Content-Disposition") ?? "", /^attachment; filename="application-/);
    assert.is(response.headers.get("Cache-Control"), "private, no-store");
    assert.is(response.headers.get("Referrer-Policy"), "no-referrer");
    const text = await response.text();
    const { address, dateOfBirth, phone, email, fullName, qualification } = application;
    for (const value of [address, dateOfBirth, phone, email, fullName, qualification, intent.id])
      assert.ok(text.includes(value), value);
    const data = JSON.parse(text) as { consent: { termsVersion: string }; emails: { kind: string }[] };
    assert.match(data.consent.termsVersion, /^\d{4}-\d\d-\d\d$/);
    assert.equal(data.emails.map(({ kind }) => kind).sort(), ["application received", "fee received"]);
    assert.is(await timesDone("application exported", id), 1);
  });

  taking("holds nothing that only the site itself needs: no hash, no bytes, no key", async () => {
    const { path } = await anOwnPage();
    const names: string[] = [];
    JSON.parse(await (await send(`${path}/data`)).text(), (name, value) => {
      names.push(name);
      return value as unknown;
    });
    assert.ok(names.includes("intentId"));
    assert.equal(
      names.filter((name) => /hash|sealed|key|secret|token|^data$/i.test(name)),
      [],
    );
  });

  taking("lists each document with the address that it opens at", async () => {
    const browser = new Browser();
    const resumeUrl = await upload(browser);
    const { path } = await anOwnPageOf(browser, { resumeUrl });
    const { documents } = (await (await send(`${path}/data`)).json()) as { documents: { address: string }[] };
    assert.is(documents.length, 1);
    assert.is((await send(new URL(documents[0]!.address).pathname)).status, 200);
  });
}

taking.run();

const asking = suite("POST /application/:token/erasure");

if (inProcess) {
  asking("erases nothing, and mails a link that works for a day", async () => {
    const { id, application, path } = await anOwnPage();
    assert.match(await mainOf(await send(path)), '<details class="folded" id="delete-data">');
    const link = await askForErasure(path, application.email);
    assert.match(await rowOf(id), application.fullName);
    const main = await mainOf(await send(path, {}, { mail: { send: async () => {} } }));
    assert.match(main, "Send another link");
    assert.match(main, '<details class="folded" id="delete-data" open="">');
    assert.match(await mainOf(await send(link)), "Delete my data now");
    assert.match(await rowOf(id), application.fullName, "opening the link erases nothing");
    const [mail] = await mailsTo(application.email);
    assert.match(mail?.body ?? "", "Open this link within 24 hours");
  });

  asking("sends one mail, however often and however many at once ask, and another one later", async () => {
    const { application, path } = await anOwnPage();
    await Promise.all(Array.from({ length: 8 }, () => send(path)));
    const sent = async () =>
      (await mailsTo(application.email)).filter(({ kind }) => kind === "erasure requested").length;
    await Promise.all(Array.from({ length: 8 }, () => new Browser().submit(`${path}/erasure`, {})));
    assert.is(await sent(), 1);
    await new Browser(later(1)).submit(`${path}/erasure`, {});
    assert.is(await sent(), 2);
  });

  asking("keeps of the mailed link its hash alone", async () => {
    const { application, path } = await anOwnPage();
    const token = (await askForErasure(path, application.email)).split("/").at(-1)!;
    const rows = await (await testDatabase())<{ line: string; hashed: boolean }[]>`
      select r::text as line, token_hash = sha256(${token}::text::bytea) as hashed from erasure_requests r`;
    assert.is(rows.filter(({ hashed }) => hashed).length, 1);
    assert.not.ok(rows.some(({ line }) => line.includes(token)));
  });
}

asking("says of a link that is made up that it leads nowhere", async () => {
  assert.is((await new Browser().submit(`/application/${"x".repeat(43)}/erasure`, {})).status, 404);
});

asking.run();
