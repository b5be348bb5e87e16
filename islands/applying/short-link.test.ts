import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shortLink } from "./short-link.ts";

const shortening = suite("a link in short");

const links: [string, string][] = [
  ["https://example.com/resume.pdf", "example.com/resume.pdf"],
  ["https://files.example.com/a/b/resume.pdf", "files.example.com/…/resume.pdf"],
  ["https://example.com/a/resume.pdf?of=b/c#d/e", "example.com/…/resume.pdf?of=b/c#d/e"],
  ["https://example.com/in/maria/", "example.com/…/maria/"],
  ["http://example.com/resume.pdf", "example.com/resume.pdf"],
  ["https://example.com/", "https://example.com/"],
  ["https://example.com?of=b/c", "https://example.com?of=b/c"],
  ["", ""],
];

for (const [link, short] of links)
  shortening(`is "${short}" for "${link}"`, () => assert.is(shortLink(link), short));

shortening.run();
