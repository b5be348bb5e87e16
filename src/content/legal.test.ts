import { suite } from "uvu";
import * as assert from "uvu/assert";
import { privacySections, terms, termsSections } from "./legal.ts";

const legal = suite("legal texts");

legal("hold 10 clauses", () => {
  assert.is(terms("$50").length, 10);
});

legal("name the fee that they are given and no other amount", () => {
  for (const text of [terms("$7"), termsSections("$7"), privacySections("$7")]) {
    assert.equal(JSON.stringify(text).match(/\$[\d,.]*\d/g), ["$7"]);
  }
});

legal("name no amount where no fee is charged", () => {
  const texts = [terms(undefined), termsSections(undefined), privacySections(undefined)];
  assert.not.match(JSON.stringify(texts), /\$/);
});

legal("have the specified sections", () => {
  const titles = (sections: readonly { title: string }[]) => sections.map((section) => section.title);
  assert.equal(titles(termsSections("$50")), [
    "Application Processing",
    "Data Processing",
    "Visa Assistance",
  ]);
  assert.equal(titles(privacySections("$50")), [
    "Information We Collect",
    "How We Use Your Information",
    "Data Security",
    "Sharing Information",
  ]);
});

legal.run();
