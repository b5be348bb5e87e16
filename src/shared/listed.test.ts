import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listedNames } from "../content/listed-names.ts";
import { payRange } from "../content/pay.ts";
import { inLanguage, loadLanguage, t } from "../content/words.ts";
import { listed, usd } from "./format.ts";

const list = suite("a list in one line");

list("has the comma of its language", async () => {
  await loadLanguage("ar");
  assert.is(listed(["PDF", "JPG"]), "PDF, JPG");
  assert.is(
    inLanguage("ar", () => listed(["السكن", "التأشيرة"])),
    "السكن، التأشيرة",
  );
});

const isolation = suite("a text within words that are read from right to left");

isolation("keeps its own direction, and amounts of money follow the words", async () => {
  await loadLanguage("ar");
  inLanguage("ar", () => {
    assert.match(t("job.meta.title", { title: "Welder", company: "A", country: "B" }), "\u2068Welder\u2069");
    assert.not.match(t("jobs.fee", { fee: usd(50) }), "\u2068");
    const range = payRange(1000, 2000);
    assert.is(range, "\u2066$1,000\u2069 - \u2066$2,000\u2069");
    assert.ok(t("jobs.salary.month", { range }).startsWith(range));
  });
});

list("keeps each Latin name whole, and between its own commas, among Arabic words", async () => {
  await loadLanguage("ar");
  assert.is(listedNames(["AB", "deck hand"]), "AB, deck hand");
  assert.is(
    inLanguage("ar", () => listedNames(["AB", "deck hand"])),
    "\u200f\u2068AB\u2069، \u2068deck\u00a0hand\u2069",
  );
});

list.run();
isolation.run();
