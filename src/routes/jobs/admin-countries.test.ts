import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { type Browser, inProcess, type Overrides, send } from "../../../tests/support/site.ts";

const countries = suite("/admin/countries");

const textOf = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");

/** Gives the sentence of the list of jobs about countries. */
async function counted(world: Overrides): Promise<string | undefined> {
  return /across \d+ countr\w+/.exec(await textOf(await send("/jobs", {}, world)))?.[0];
}

async function cardOf(browser: Browser, country: string): Promise<string | undefined> {
  const html = await textOf(await browser.send("/admin/countries"));
  return html.split('<li class="card">').find((card) => card.includes(`>${country}</a>`));
}

const decide = (browser: Browser, country: string, decision: string) =>
  browser.submit("/admin/countries", { country, decision });

if (inProcess) {
  countries("list a typed name, which counts only while it is confirmed", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      const world = { sql };
      for (const country of ["Norway", "Belgium", "norge", "Atlantis", "ATLANTIS", "Lemuria"])
        await insertJob(sql, { country });
      const browser = await signedIn(world);
      assert.is(await counted(world), "across 2 countries");
      assert.match(await textOf(await browser.send("/admin/countries")), "2 names without a decision");
      assert.is(await cardOf(browser, "Norway"), undefined);
      const atlantis = (await cardOf(browser, "ATLANTIS"))!;
      assert.match(atlantis, "2 open jobs");
      assert.match(atlantis, /aria-label="Confirm: ATLANTIS".*aria-label="Decline: ATLANTIS"/);
      assert.is((await decide(browser, "ATLANTIS", "confirm")).status, 303);
      assert.is(await counted(world), "across 3 countries");
      assert.is((await decide(browser, "Lemuria", "decline")).status, 303);
      assert.is(await counted(world), "across 3 countries");
      assert.match((await cardOf(browser, "Lemuria")) ?? "", ">Declined<");
      assert.match(await textOf(await browser.send("/admin/countries")), "0 names without a decision");
      assert.is((await decide(browser, "ATLANTIS", "decline")).status, 303);
      assert.is(await counted(world), "across 2 countries");
      const log =
        await sql`select action, subject_id from audit_log where subject_kind = 'country' order by id`;
      assert.equal(
        log.map(({ action, subjectId }) => `${action}: ${subjectId}`),
        ["country confirmed: ATLANTIS", "country declined: Lemuria", "country declined: ATLANTIS"],
      );
    } finally {
      await close();
    }
  });

  countries("refuse a name that nobody typed, and a decision that there is not", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      const browser = await signedIn({ sql });
      for (const country of ["Thule", "", "a\0b"])
        assert.is((await decide(browser, country, "confirm")).status, 404);
      assert.is((await decide(browser, "Thule", "")).status, 400);
      assert.match(
        await textOf(await browser.send("/admin/countries")),
        "Every open job is in a country that we know.",
      );
    } finally {
      await close();
    }
  });
}

countries.run();
