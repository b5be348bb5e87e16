import { suite } from "uvu";
import * as assert from "uvu/assert";
import { site } from "../content/site.ts";
import { emailHtml } from "./email-html.ts";

const html = suite("emailHtml");

const mail = emailHtml({
  locale: "en",
  subject: "New <vacancies> & more",
  body: 'Dear "Maria" <b>,\n\nWelder\nYard, Norway\nhttps://site.example/jobs/1?a=1&b=2\n\nhttps://site.example/x\n\nKind regards\nCrew',
});

html("holds each part of the text as a paragraph, and what looks like markup as text", () => {
  assert.match(mail, "<title>New &#60;vacancies&#62; &#38; more</title>");
  assert.match(mail, ">Dear &#34;Maria&#34; &#60;b&#62;,</p>");
  assert.match(mail, ">Kind regards<br>Crew</p>");
});

html("makes the first line of a part the link that its last line is", () => {
  assert.match(
    mail,
    /<a href="https:\/\/site\.example\/jobs\/1\?a=1&#38;b=2"[^>]*>Welder<\/a><\/b><br><span class="muted"[^>]*>Yard, Norway<\/span><\/p>/,
  );
});

html("shows an address that stands alone as it is", () => {
  assert.match(mail, /<a href="https:\/\/site\.example\/x"[^>]*>https:\/\/site\.example\/x<\/a>/);
});

html("begins with its subject, and ends with the operator below the name of the site", () => {
  const foot = "Harbour Crewing Ltd\n1 Quay Street";
  const body = `Hello,\n\nKind regards\nLandfall\n\n${foot}`;
  const whole = emailHtml({ locale: "en", subject: "Please confirm", body, foot });
  assert.match(whole, /<h1[^>]*>Please confirm<\/h1>\n<p[^>]*>Hello,/);
  assert.match(whole, /<td class="foot"[^>]*>Harbour Crewing Ltd<br>1 Quay Street<\/td>/);
});

html("makes a fact that is a safe address a link, and no other fact", () => {
  const facts =
    "Place: https://meet.example/a?b=1&c=2\nElsewhere: http://meet.example/\nRoom: see https://meet.example/";
  const whole = emailHtml({ locale: "en", subject: "Interview", body: `Hello,\n\n${facts}`, facts });
  assert.equal(whole.match(/<a href="[^"]+"/g), ['<a href="https://meet.example/a?b=1&#38;c=2"']);
});

html("fetches nothing and makes nothing wider than a phone", () => {
  assert.not.match(mail, /<(img|link|script|iframe)|src=|url\(|@import/i);
  assert.not.match(mail, /[^-]width:\s*\d/);
});

const marked = emailHtml({
  locale: "en",
  subject: "Receipt",
  body: "Hello,\n\nAmount: $50\nFor: <b>: x\n\nOpen <it>\nhttps://site.example/a?b=1&c=2\n\nReason: none\nNote: none",
  facts: "Amount: $50\nFor: <b>: x",
  action: "Open <it>\nhttps://site.example/a?b=1&c=2",
});

html("shows the facts of an email in a box, and no other part that looks like them", () => {
  assert.match(marked, />Amount<\/span><br><span><strong>\$50<\/strong>/);
  assert.match(marked, />For<\/span><br><span><strong>&#60;b&#62;: x<\/strong>/);
  assert.match(marked, ">Reason: none<br>Note: none</p>");
});

html("shows the main link as one button, with colours that Outlook knows", () => {
  assert.match(
    marked,
    /bgcolor="#0b5c8a"><a href="https:\/\/site\.example\/a\?b=1&#38;c=2"[^>]*>Open &#60;it&#62;<\/a>/,
  );
  assert.is(marked.split("<a ").length, 2);
});

html(
  "shows the name of neighbouring facts once, and a reference, a zone, pay or a payment on one line",
  () => {
    const facts =
      "Time 1: 21:30 (Asia/Manila)\nTime 1: 13:30 (UTC)\nReference: K7QM-4RTX-9DWP\nZone: (GMT-3, ComodRivadavia)\nPay: $4,500 - $6,000\nId: pi_3OqLbT2eZvKYlo2C1xWfKqZp";
    const shown = emailHtml({ locale: "en", subject: "Interview", body: facts, facts });
    assert.match(
      shown,
      />Time 1<\/span><br><span><strong>21:30 \(Asia\/Manila\)<\/strong><br><span class="muted"[^>]*>13:30 <span[^>]*>\(UTC\)<\/span><\/span><\/span><\/div><\/td>/,
    );
    for (const whole of ["K7QM-4RTX-9DWP", "(GMT-3, ComodRivadavia)", "$4,500 - $6,000"])
      assert.ok(shown.includes(`<span style="white-space:nowrap">${whole}</span>`), whole);
    assert.match(
      shown,
      /monospace;font-size:13px;font-weight:normal;white-space:nowrap">pi_3OqLbT2eZvKYlo2C1xWfKqZp</,
    );
  },
);

html("has dark colours for whoever asks for them, and light ones without such rules", () => {
  const [, rules = ""] = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(marked) ?? [];
  for (const [, part = ""] of `${marked}${mail}`.matchAll(/class="(\w+)"/g)) assert.match(rules, `.${part}{`);
});

html("makes the site's mailbox a link, and shows a warning in bold and any other address as text", () => {
  const warning = "Do not pay.";
  const body = `Write to ${site.contactEmail}, not to crew@example.com.\n\n${warning}`;
  const whole = emailHtml({ locale: "en", subject: "Take care", body, warning });
  assert.equal(whole.match(/href="[^"]+"/g), [`href="mailto:${site.contactEmail}"`]);
  assert.match(whole, /font-weight:bold">Do not pay\.<\/p>/);
  assert.match(whole, "not to crew@example.com.</p>");
});

html("has border and round corners on one cell, whose corners no other cell covers", () => {
  assert.match(
    marked,
    /border-collapse:separate[^>]*><tr><td class="box"[^>]*padding:4px;border:1px solid #\w+;border-radius:6px/,
  );
});

html("shows a code large, and no other number", () => {
  const body = "Your code:\n\n12345678\n\n1234567";
  const coded = emailHtml({ locale: "en", subject: "Code", body });
  assert.match(coded, /font-size:28px[^>]*>1234<span style="padding-left:16px">5678<\/span><\/p>/);
  assert.is(coded.split("font-size:28px").length, 2);
});

html("gives every text a ground of its own, which dark mode recolours with it", () => {
  for (const [style] of marked.matchAll(/<td[^>]*style="[^"]*[^-]color:[^>]*>/g))
    assert.match(style, "background:");
});

html("draws the boat without a picture, turns it for no language, and shows Outlook the name alone", () => {
  const arabic = emailHtml({ locale: "ar", subject: "x", body: "x" });
  assert.match(arabic, /<!--\[if !mso\]><!--><td[^>]*><table[^>]* dir="ltr" aria-hidden="true"/);
  assert.match(arabic, /<!--<!\[endif\]--><td[^>]*>Landfall<\/td>/);
});

html.run();
