import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmail, anEmployer, aPassword, aSignUp } from "../../../tests/support/account.ts";
import { applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  Browser,
  inProcess,
  json,
  post,
  send,
  testDatabase,
  testServices,
} from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { personalStep } from "../../../tests/support/wizard.ts";
import { hashOfToken } from "../../auth/token.ts";
import { inLanguage, loadLanguage } from "../../content/words.ts";
import { statusLabel } from "../../shared/applications/application-status.ts";
import { type Locale, locales } from "../../shared/languages.ts";
import { readerLocale } from "./reader-locale.ts";

const reader = suite("the language of an email");

/** The islands of a page send its language, whatever the browser prefers. */
class BrowserIn extends Browser {
  readonly language: Locale;

  constructor(language: Locale) {
    super();
    this.language = language;
  }

  override send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Accept-Language", this.language);
    return super.send(path, { ...init, headers });
  }
}

const newest = async (email: string, kind: string) => {
  const mail = (await mailsTo(email)).find((one) => one.kind === kind);
  return { locale: mail?.locale, subject: mail?.subject ?? "", body: mail?.body ?? "" };
};

for (const language of locales.filter((one) => one !== "en"))
  reader(
    `is ${language}, in which the candidate applied, when an employer who reads English changes a status`,
    async () => {
      // The site under test may be another process.
      await loadLanguage(language);
      const employer = await anEmployer();
      const email = anEmail();
      const { id } = await applyAndPay((await postJob(employer)).id, { email }, new BrowserIn(language));
      for (const kind of ["application received", "fee received"])
        assert.is((await newest(email, kind)).locale, language, kind);
      assert.ok((await newest(email, "application received")).body.includes(`/${language}/application/`));
      assert.is((await setStatus(employer.browser, id, "under_review")).status, 200);
      await endHold(id);
      const told = await newest(email, "status changed");
      assert.is(told.locale, language);
      assert.match(told.body, new RegExp(`/${language}/track\\b`));
      const status = statusLabel("under_review");
      const inItsWords = inLanguage(language, () => statusLabel("under_review"));
      assert.is.not(inItsWords, status);
      assert.ok(told.subject.includes(inItsWords) && told.body.includes(inItsWords), told.body);
      assert.not.ok(told.body.includes(status), told.body);
    },
  );

reader("is English for a program that names none", async () => {
  const email = anEmail();
  await applyAndPay((await postJob(await anEmployer())).id, { email });
  const { locale, body } = await newest(email, "application received");
  assert.is(locale, "en");
  assert.match(body, /\d\/application\/[\w-]{43}/);
});

reader("is that of the page on which a draft was saved", async () => {
  const browser = new Browser();
  const email = anEmail();
  await browser.submit("/ar/apply/step", { ...personalStep, email });
  const asked = await browser.submit("/es/apply/continue", { email });
  assert.is(asked.status, 200);
  const mail = await newest(email, "draft link");
  assert.is(mail.locale, "es", "the page that asked for the link");
  assert.match(mail.body, /\/es\/resume\/[\w-]{43}/);
  const sql = await testDatabase();
  const browserHash = hashOfToken(browser.cookies.get("browser") ?? "");
  const [draft] = await sql`select language from applications where browser_hash = ${browserHash}`;
  assert.is(draft?.language, "ar");
});

reader("is that of the page for the newsletter and for job alerts", async () => {
  const email = anEmail();
  await new Browser().submit("/es/newsletter", { email });
  await new Browser().submit("/ar/alerts", { email, frequency: "daily", search: "welder" });
  const newsletter = await newest(email, "newsletter confirmation");
  assert.is(newsletter.locale, "es");
  assert.match(newsletter.body, /\/es\/newsletter\/confirm\?token=/);
  const alert = await newest(email, "job alert confirmation");
  assert.is(alert.locale, "ar");
  assert.match(alert.body, /\/ar\/alerts\/confirm\?token=/);
});

reader("follows the account, which takes the language of the page that signs it up or in", async () => {
  const { email, ...name } = aSignUp();
  const browser = new Browser();
  await browser.submit("/es/sign-up", { ...name, email });
  assert.is((await newest(email, "mailbox code")).locale, "es");
  const reset = async () => {
    await new Browser().submit("/forgot-password", { email });
    return newest(email, "password reset");
  };
  const asked = await reset();
  assert.is(asked.locale, "es");
  assert.match(asked.body, /\/es\/reset-password\?token=/);
  await post("/api/auth/sign-in", { email, password: aPassword });
  assert.is((await reset()).locale, "es", "a program names no language");
  const signIn = json({ email, password: aPassword });
  await send("/api/auth/sign-in", { ...signIn, headers: { ...signIn.headers, "Accept-Language": "ar" } });
  assert.is((await reset()).locale, "ar");
  await new Browser().submit("/sign-in", { email, password: aPassword });
  assert.is((await reset()).locale, "en");
});

if (inProcess)
  reader("is English when the operator turned the reader's one off, or for somebody unknown", async () => {
    const sql = await testDatabase();
    const { settings } = await testServices();
    const { email, ...name } = aSignUp();
    await new Browser().submit("/es/sign-up", { ...name, email });
    assert.is(await readerLocale(sql, settings, { account: email.toUpperCase() }), "es");
    assert.is(await readerLocale(sql, { languages: ["en", "ar"] }, { account: email }), "en");
    assert.is(await readerLocale(sql, settings, { account: anEmail() }), "en");
    assert.is(await readerLocale(sql, settings, { language: "tlh" }), "en");
  });

reader.run();
