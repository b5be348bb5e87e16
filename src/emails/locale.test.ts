import { suite } from "uvu";
import * as assert from "uvu/assert";
import { everyMail, everyMailIn } from "../../tests/states/every-mail.ts";
import type { Locale } from "../shared/languages.ts";
import { emailHtml } from "./email-html.ts";

const emails = suite("the language of an email");

const spanish = Object.entries(everyMailIn("es" as Locale));

emails("is the one that its caller asks for", () => {
  const others = spanish.filter(([, { locale }]) => locale !== ("es" as Locale));
  assert.equal(others, []);
});

emails("is the language of its links", () => {
  const { body } = Object.fromEntries(spanish)["new-jobs"] ?? {};
  for (const path of ["/es/jobs/", "/es/jobs?", "/es/alerts/change?token=", "/es/alerts/unsubscribe?token="])
    assert.ok(body?.includes(`example.com${path}`) || body?.includes(path), path);
  assert.not.match(everyMail["new-jobs"]?.body ?? "", "/es/");
});

emails("is named by its page", () => {
  for (const [, mail] of spanish) assert.match(emailHtml(mail), '<html lang="es">');
});

emails.run();
