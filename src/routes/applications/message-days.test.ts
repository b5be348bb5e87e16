import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inLocale } from "../../../src/shared/languages.ts";
import { aTalk, messagesOf, sentBy } from "../../../tests/support/messages.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const sql = await testDatabase();

const talking = suite("GET /application/:token and /employer/jobs/:id with messages");

async function talkOfTwoDays() {
  const talk = await aTalk();
  for (const at of ["2026-11-28T23:59:00Z", "2026-11-29T00:01:00Z"]) {
    await sentBy(talk, "employer", `Written at ${at}`);
    const [newest] = await messagesOf(talk);
    await sql`update application_messages set created_at = ${at} where id = ${newest!.id}`;
  }
  return talk;
}
const daysIn = (page: string) =>
  [...page.matchAll(/<(h\d) class="thread-day"><time[^>]*>([^<]*)</g)].map(
    ([, level, day]) => `${level} ${day}`,
  );
const timesIn = (page: string) =>
  [...page.matchAll(/"message-about">.*?<time[^>]*>([^<]*)</g)].map(([, time]) => time);

talking("groups the messages by the days of UTC, and names it once", async () => {
  const talk = await talkOfTwoDays();
  const own = await mainOf(await send(talk.path));
  const employers = await mainOf(await talk.employer.browser.send(`/employer/jobs/${talk.job.id}`));
  assert.equal(daysIn(own), ["h3 November 28, 2026", "h3 November 29, 2026"]);
  assert.equal(daysIn(employers), ["h5 November 28, 2026", "h5 November 29, 2026"]);
  for (const page of [own, employers]) {
    assert.equal(timesIn(page), ["11:59\u00a0PM", "12:01\u00a0AM"]);
    assert.is(page.split("Time zone: UTC").length, 2);
  }
});

talking("writes the days and times in the language of the page", async () => {
  const talk = await talkOfTwoDays();
  const own = await mainOf(await send(inLocale("fr", talk.path)));
  assert.equal(daysIn(own), ["h3 28 novembre 2026", "h3 29 novembre 2026"]);
  assert.equal(timesIn(own), ["23:59", "00:01"]);
});

talking.run();
