import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { loadLanguage } from "../../src/content/words.ts";
import { enqueueEmail } from "../../src/domain/mail/enqueue-email.ts";
import type { Email } from "../../src/emails/email.ts";
import { emailHtml } from "../../src/emails/email-html.ts";
import { calendarFile } from "../../src/services/mail/mail.ts";
import { locales } from "../../src/shared/languages.ts";
import { everyMailIn } from "../states/every-mail.ts";
import { anEmployer } from "../support/account.ts";
import { confirmMailbox } from "../support/employer.ts";
import { entryIn } from "../support/interviews.ts";
import { isFound } from "./beside.ts";
import { arrivedFor, header, onlyHeader, sendDue, sender, senderName, siteVault } from "./mail-site.ts";
import { mailSuite } from "./mail-suite.ts";
import type { Arrived } from "./postfix.ts";

if (isFound("postfix")) {
  const { test, scene, run } = mailSuite("postfix, email by email");

  /** One of each kind in each language, by its id. */
  async function enqueueAll(recipient: string): Promise<Map<string, Email>> {
    const sent = new Map<string, Email>();
    for (const locale of locales) {
      await loadLanguage(locale);
      for (const email of Object.values(everyMailIn(locale))) {
        const own = { ...email, recipient, applicationId: randomUUID() };
        sent.set((await enqueueEmail(scene.database.sql, siteVault, own))!, own);
      }
    }
    return sent;
  }

  const unfolded = (text: string | null) => (text ?? "").replaceAll("\r\n", "\n").trimEnd();

  /** The reader's mail program must show what the site wrote. */
  function assertSame(arrived: Arrived, email: Email): void {
    assert.equal(arrived.defects, []);
    assert.equal([arrived.from, arrived.to], [[sender], [email.recipient]]);
    assert.is(onlyHeader(arrived, "From"), `"${senderName}" <${sender}>`);
    assert.is(onlyHeader(arrived, "Subject"), email.subject);
    assert.is(onlyHeader(arrived, "Auto-Submitted"), "auto-generated");
    assert.is(onlyHeader(arrived, "MIME-Version"), "1.0");
    onlyHeader(arrived, "Date");
    assert.ok(Math.abs(Date.now() - Date.parse(arrived.sentAt)) < 3_600_000, arrived.sentAt);
    const body = unfolded(arrived.text);
    assert.ok(body.startsWith(`${email.body}\n\nLandfall · `), body);
    assert.is(unfolded(arrived.html), emailHtml({ ...email, body }).trimEnd());
    assert.ok(arrived.longestLine <= 998 && arrived.isAscii, `${arrived.longestLine} signs in a line`);
    for (const name of ["List-Unsubscribe", "List-Unsubscribe-Post"])
      assert.equal(header(arrived, name), email.headers?.[name] ? [email.headers[name]] : [], name);
    const { calendar } = email;
    assert.is(arrived.type, calendar ? "multipart/mixed" : "multipart/alternative");
    assert.equal(arrived.files, calendar ? [calendarFile] : []);
    assert.equal(
      arrived.calendars.map(([method, text]) => [method, unfolded(text)]),
      calendar ? [[calendar.method, unfolded(calendar.text)]] : [],
    );
    for (const [method, text] of arrived.calendars) assert.is(entryIn(text).method, method);
  }

  test("every kind of email in every language, as Python reads it", async () => {
    const { user } = await anEmployer({ url: scene.site.url });
    await confirmMailbox(user.email, scene.database.sql);
    // The code of the sign-up arrives, too.
    const sent = await enqueueAll(user.email);
    await sendDue(scene.site, scene.database.sql);
    const byId = new Map<string, Arrived>();
    for (const email of await arrivedFor(scene.server, user.email, sent.size + 1))
      byId.set(onlyHeader(email, "Message-ID"), email);
    assert.is(byId.size, sent.size + 1);
    const faults: string[] = [];
    for (const [id, email] of sent)
      try {
        assertSame(byId.get(`<${id}@${sender.split("@")[1]}>`)!, email);
      } catch (error) {
        faults.push(`${email.locale} ${email.kind}: ${(error as Error).message}`);
      }
    assert.equal(faults, []);
    assert.ok(sent.size > 200, `${sent.size} emails`);
    console.log(`  ${sent.size} emails of ${locales.length} languages`);
  });

  run();
}
