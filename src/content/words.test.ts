import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { en } from "./en/index.ts";
import { site } from "./site.ts";
import { type Key, t, tn } from "./words.ts";

const words = suite("words");

words("gives the text of a key", () => {
  assert.is(t("jobs.title"), "Browse Job Opportunities");
});

words("fills the placeholders", () => {
  assert.is(t("countryJobs.title", { country: "Norway" }), "Jobs in Norway");
});

words("groups a number and leaves a string as it is", () => {
  assert.is(t("home.destinations.jobs.other", { n: 1155 }), "1,155 jobs available");
  assert.is(t("home.destinations.jobs.other", { n: "5,000+" }), "5,000+ jobs available");
});

words("fills the site's name by itself", () => {
  assert.is(t("shell.title", { page: "Jobs" }), `Jobs - ${site.name}`);
});

words("leaves a value alone that looks like a placeholder", () => {
  assert.is(t("jobs.filter.searchChip", { search: "{site} $& $1" }), "“{site} $& $1”");
});

words("refuses a text whose placeholder has no value", () => {
  const withoutTypes = t as (key: Key) => string;
  assert.throws(() => withoutTypes("countryJobs.title"), /"countryJobs.title" needs a value for \{country\}/);
});

words("chooses the singular for one only", () => {
  assert.is(tn("jobs.vacancies", 1), "1 vacancy");
  assert.is(tn("jobs.vacancies", 0), "0 vacancies");
  assert.is(tn("jobs.vacancies", 1200), "1,200 vacancies");
});

words("fills the other placeholders of a plural", () => {
  assert.is(tn("jobs.count", 1, { countries: "24 countries" }), "1 position across 24 countries");
});

words("holds both forms of every plural", () => {
  const keys = Object.keys(en);
  const bases = (form: string) =>
    keys.filter((key) => key.endsWith(form)).map((key) => key.slice(0, -form.length));
  assert.equal(bases(".one"), bases(".other"));
});

words("holds no key in two areas", () => {
  const folder = new URL("./en/", import.meta.url);
  const keys = readdirSync(folder)
    .flatMap((file) => readFileSync(new URL(file, folder), "utf8").match(/^ {2}"[\w.-]+"(?=:)/gm) ?? [])
    .map((key) => key.trim());
  assert.is(keys.length, new Set(keys).size);
  assert.is(keys.length, Object.keys(en).length);
});

words.run();
