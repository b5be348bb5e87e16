import { suite } from "uvu";
import * as assert from "uvu/assert";
import { everyMail } from "../../tests/states/every-mail.ts";
import { emailHtml } from "./email-html.ts";

const html = suite("the look of an email");

html("has the event as its heading, and the job above it, when the subject holds both", () => {
  const head = { subject: "Cook, Quay: we refunded $50", heading: "We refunded $50", about: "Cook, Quay" };
  const whole = emailHtml({ locale: "en", ...head, body: "Hello," });
  assert.match(whole, /<p class="muted"[^>]*>Cook, Quay<\/p><h1[^>]*>We refunded \$50<\/h1>/);
  assert.match(whole, "<title>Cook, Quay: we refunded $50</title>");
});

html("has a stripe of its tone below the name of the site, and none without a tone", () => {
  const colours = (["good", "act", "bad", undefined] as const).map((tone) =>
    /<tr><td height="4" [^>]*bgcolor="(#\w+)"/.exec(
      emailHtml({ locale: "en", subject: "x", body: "x", tone }),
    ),
  );
  assert.is(new Set(colours.map((found) => found?.[1])).size, 4);
  assert.is(colours[3], null);
});

html("draws the parts that have a look, and a row whose name has a colon", () => {
  const rows = "Chef: nights: 2";
  const looks = { Next: "title", Keep: "quiet", Paid: "strong", Hi: "quote", [rows]: "rows" } as const;
  const body = ["Next", "Keep", "Paid", "Hi", rows].join("\n\n");
  const whole = emailHtml({ locale: "en", subject: "x", body, looks });
  assert.match(whole, /<h2[^>]*>Next<\/h2>/);
  assert.match(whole, /<p class="muted"[^>]*>Keep<\/p>/);
  assert.match(whole, /font-weight:bold">Paid<\/p>/);
  assert.match(whole, /<td class="box"[^>]*><p[^>]*>Hi<\/p><\/td>/);
  assert.match(whole, /<strong>Chef: nights<\/strong><br><span>2<\/span>/);
});

html("has a tone that its words also have", () => {
  const toneIn = (kind: string) => everyMail[kind]!.tone;
  assert.is(toneIn("fee-refunded"), "good");
  assert.is(toneIn("document-infected"), "act");
  assert.is(toneIn("employer-suspended"), "bad");
  assert.is(toneIn("tracking-code"), undefined);
});

html("ends without a greeting in a code, an alert and an email to the administrator", () => {
  for (const [kind, { body, audience }] of Object.entries(everyMail))
    assert.is(
      body.endsWith("Kind regards\nLandfall"),
      !["administrator", "subscriber"].includes(audience) && !kind.endsWith("-code"),
      kind,
    );
});

html.run();
