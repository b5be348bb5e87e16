import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FakeTimer } from "../../../tests/support/fake-timer.ts";
import { inProcess, testServices } from "../../../tests/support/site.ts";
import { spoken as ar } from "../../content/ar/spoken.ts";
import { loadLanguage } from "../../content/words.ts";
import { failures } from "../../errors.ts";
import type { LogEntry } from "../../world.ts";
import { Refusals } from "./refusals.ts";

const refusals = suite("refusals of an overloaded site");

if (inProcess) {
  const { settings } = await testServices();
  const entries: LogEntry[] = [];
  const timer = new FakeTimer();
  const log = (entry: LogEntry) => void entries.push(entry);
  const told = new Refusals({ settings: { ...settings, siteUrl: "https://jobs.example" }, log }, timer);

  refusals("say when to come back, as a page or as JSON, with every header", async () => {
    const page = told.answer("/jobs?search=a");
    const call = told.answer("/api/jobs/filter");
    for (const response of [page, call]) {
      assert.is(response.status, 503);
      assert.ok(Number(response.headers.get("Retry-After")) > 0);
      assert.is(response.headers.get("Cache-Control"), "no-store");
      assert.ok(response.headers.has("Strict-Transport-Security"));
    }
    assert.match(await page.text(), "<p>Very many people are using the site right now.");
    assert.match(((await call.json()) as { message: string }).message, "Very many people");
  });

  refusals("are in the language of the page, once the server has it", async () => {
    await loadLanguage("ar");
    const page = await told.answer("/ar/jobs").text();
    assert.match(page, '<html lang="ar" dir="rtl">');
    assert.ok(page.includes(ar.phrases[failures.overloaded[1]]!), page);
    const settingsOfEnglish = { ...settings, languages: ["en" as const] };
    const english = new Refusals({ settings: settingsOfEnglish, log: () => {} }, new FakeTimer());
    assert.match(await english.answer("/ar/jobs").text(), '<html lang="en" dir="ltr">');
  });

  refusals("are one line of the log a second", async () => {
    told.answer("/jobs");
    await timer.pass(1_000);
    assert.equal(entries, [{ event: "overloaded", refused: 4 }]);
  });
}

refusals.run();
