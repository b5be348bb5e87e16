import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { aTalk, messagesOf, sentBy } from "../../../tests/support/messages.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";

const sql = await testDatabase();

const talking = suite("GET /application/:token and /employer/jobs/:id with messages");

talking(
  "groups the messages by the days of the candidate's country, and for the employer by those of UTC",
  async () => {
    const talk = await aTalk();
    for (const at of ["2026-11-28T15:59:00Z", "2026-11-28T16:01:00Z"]) {
      await sentBy(talk, "employer", `Written at ${at}`);
      const [newest] = await messagesOf(talk);
      await sql`update application_messages set created_at = ${at} where id = ${newest!.id}`;
    }
    const daysIn = (page: string) =>
      [...page.matchAll(/class="thread-day"><time[^>]*>([^<]*)</g)].map(([, day]) => day);
    const timesIn = (page: string) =>
      [...page.matchAll(/"message-about">.*?<time[^>]*>([^<]*)</g)].map(([, time]) => time);
    const own = await mainOf(await send(talk.path));
    const employers = await mainOf(await talk.employer.browser.send(`/employer/jobs/${talk.job.id}`));
    assert.equal(daysIn(own), ["November 28, 2026", "November 29, 2026"]);
    assert.equal(timesIn(own), ["11:59\u00a0PM", "12:01\u00a0AM"]);
    assert.is(own.split("Time zone: Asia/Manila").length, 2);
    assert.equal(daysIn(employers), ["November 28, 2026"]);
    assert.equal(timesIn(employers), ["3:59\u00a0PM", "4:01\u00a0PM"]);
    assert.is(employers.split("Time zone: UTC").length, 2);
  },
);

talking.run();
