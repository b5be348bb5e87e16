import { suite } from "uvu";
import * as assert from "uvu/assert";
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
    /<a href="https:\/\/site\.example\/jobs\/1\?a=1&#38;b=2"[^>]*>Welder<\/a><br>Yard, Norway<\/p>/,
  );
});

html("shows an address that stands alone as it is", () => {
  assert.match(mail, /<a href="https:\/\/site\.example\/x"[^>]*>https:\/\/site\.example\/x<\/a>/);
});

html("fetches nothing and makes nothing wider than a phone", () => {
  assert.not.match(mail, /<(img|link|script|iframe|style)|src=|url\(/i);
  assert.not.match(mail, /[^-]width:\s*\d/);
});

html.run();
