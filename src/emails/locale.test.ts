import { suite } from "uvu";
import * as assert from "uvu/assert";
import { everyMail, everyMailIn } from "../../tests/states/every-mail.ts";
import { spoken as es } from "../content/es/spoken.ts";
import { loadLanguage } from "../content/words.ts";
import { statusLabel } from "../shared/applications/application-status.ts";
import type { Locale } from "../shared/languages.ts";
import { draftReminder } from "./draft-reminder.ts";
import { emailHtml } from "./email-html.ts";
import { unansweredApplications } from "./unanswered-applications.ts";

const emails = suite("the language of an email");

const spanish = Object.entries(everyMailIn("es" as Locale));

emails("is the one that its caller asks for", () => {
  const others = spanish.filter(([, { locale }]) => locale !== ("es" as Locale));
  assert.equal(others, []);
});

emails("is also the language of the pages that it links to", () => {
  const { body } = Object.fromEntries(spanish)["new-jobs"] ?? {};
  for (const path of ["/es/jobs/", "/es/jobs?", "/es/alerts/change?token=", "/es/alerts/unsubscribe?token="])
    assert.ok(body?.includes(`https://landfall.example${path}`), path);
  assert.not.match(everyMail["new-jobs"]?.body ?? "", "/es/");
});

emails("is named by its page", () => {
  for (const [, mail] of spanish) assert.match(emailHtml(mail), '<html lang="es">');
});

emails("is the language of its labels, dates and amounts, too", async () => {
  await loadLanguage("es");
  await loadLanguage("ar");
  const mails = everyMailIn("es");
  const { "status-changed": changed, "fee-received": paid, "new-jobs": jobs } = mails;
  for (const [mail, text] of [
    [changed, es.phrases[statusLabel("rejected")]],
    [paid, "pago de prueba de $50"],
    [paid, "31 de enero de 2027"],
    [jobs, es.phrases.Norway],
  ] as const)
    assert.ok(`${mail?.subject}\n${mail?.body}`.includes(text ?? "?"), `${text} is not in ${mail?.body}`);
  const untold = Object.entries(mails)
    .filter(
      ([kind, { audience, subject }]) => audience !== "administrator" && subject === everyMail[kind]?.subject,
    )
    .map(([kind]) => kind);
  assert.equal(untold, []);
});

emails("turns around in Arabic, and keeps names and references as they are", async () => {
  await loadLanguage("ar");
  const mail = everyMailIn("ar")["status-changed"]!;
  assert.match(emailHtml(mail), '<html lang="ar" dir="rtl">');
  assert.match(mail.body, /\u2068[^\u2069]+\u2069/);
});

emails("has each number of days in the form that its language asks for", async () => {
  await Promise.all([loadLanguage("ru"), loadLanguage("ar")]);
  const link = "https://example.com/";
  const told = (locale: Locale) => {
    const account = { email: "hr@example.com", firstName: "Olga" };
    const waiting = unansweredApplications(locale, { ...account, waiting: 2, longWaiting: 1, link });
    return draftReminder(locale, "maria@example.com", link).subject + waiting.body;
  };
  for (const text of ["через 3 дня", "ждут ответа уже 7 дней", "ждёт уже 21 день", "через 30 дней"])
    assert.ok(told("ru").includes(text), `${text}: ${told("ru")}`);
  for (const text of ["3 أيام", "7 أيام", "21 يومًا"]) assert.ok(told("ar").includes(text), text);
  for (const text of ["in 3 days", "for 7 days or longer"]) assert.ok(told("en").includes(text), text);
});

emails.run();
