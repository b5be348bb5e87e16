import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aCompanyLine, aJobLine, datasetOf } from "../../../tests/support/dataset.ts";
import { aJob, unique } from "../../../tests/support/fixtures.ts";
import { uniqueWord } from "../../../tests/support/insert-job.ts";
import { anApplicant, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, type Overrides, testServices } from "../../../tests/support/site.ts";

const seeding = suite("/admin/seed");
const samples = suite("/admin/seed/samples");

const textOf = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");

seeding("lists what the manifest says, before the run", async () => {
  const browser = await signedIn(inProcess ? { clock: () => new Date("2026-02-01T00:00:00Z") } : {});
  const html = await textOf(await browser.send("/admin/seed"));
  for (const line of ["About 1,155 jobs in 24 countries", "94 companies"])
    assert.ok(html.includes(`<li>${line}</li>`), line);
  assert.equal(
    [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)].map(
      ([, sector, companies, jobs]) =>
        `${sector!.replace(/<.*?>/g, "").trim()}: ${companies} companies and ${jobs} jobs`,
    ),
    [
      "Mining: 30 companies and 331 jobs",
      "Shipping: 25 companies and 278 jobs",
      "Information Technology: 20 companies and 181 jobs",
      "Luxury Cruise chef jobs: 15 companies and 256 jobs",
      "Offshore Rigs high-salary jobs: 4 companies and 109 jobs",
    ],
  );
  assert.match(
    html,
    inProcess ? /Application deadlines: Jan 3-31, 2027/ : /Application deadlines: Jan 3-31, \d{4}/,
  );
  assert.match(html, />Seed Production Database<\/button>/);
  assert.not.match(html, /role="log"/);
});

if (inProcess) {
  seeding("runs by a plain form and shows the log and a notice", async () => {
    const company = uniqueWord();
    const dataset = datasetOf([
      { ...aCompanyLine, name: company },
      { ...aJobLine, company },
    ]);
    const browser = await signedIn({ dataset });
    const response = await browser.submit("/admin/seed", {});
    assert.is(response.status, 200);
    const html = await textOf(response);
    assert.match(html, /<h3>Seeding finished<\/h3><p>Done: 1 job and 1 company added/);
    assert.match(html, /role="log"[^>]*><p>Loading the sample jobs/);
  });

  seeding("says before a run that all jobs are here already, and not while one is missing", async () => {
    const { sql, close } = await migratedDatabase();
    const company = uniqueWord();
    const dataset = datasetOf(
      [
        { ...aCompanyLine, name: company },
        { ...aJobLine, company },
      ],
      { sectors: [{ sector: "mining", companies: 1, jobs: 1 }] },
    );
    const browser = await signedIn({ sql, dataset });
    const page = async () => textOf(await browser.send("/admin/seed"));
    assert.not.match(await page(), "All of these jobs");
    await browser.submit("/admin/seed", {});
    assert.match(await page(), "All of these jobs are here already, so a run creates nothing.");
    await close();
  });

  seeding("ends the log of a failed run with a cross and the error", async () => {
    const response = await (await signedIn({ dataset: datasetOf(["no JSON"]) })).submit("/admin/seed", {});
    assert.is(response.status, 500);
    assert.match(await textOf(response), /<p>❌ Error: Something went wrong on our side/);
  });

  for (const [live, said] of [
    [true, true],
    [false, false],
  ])
    seeding(
      `${said ? "says" : "does not say"} with a ${live ? "live" : "test"} key that samples are never payable`,
      async () => {
        const { payments } = await testServices();
        const browser = await signedIn({ payments: { ...payments, live: live! } });
        const html = await textOf(await browser.send("/admin/seed"));
        assert.is(html.includes("Nobody can pay for a sample"), said);
      },
    );

  samples("go with the word, and nothing else does", async () => {
    await inOwnDatabase(async (world) => {
      const real = await aJob(world.sql!, {});
      const sample = await aJob(world.sql!, { sample: true });
      const applicationId = await submit(new Browser(world), { ...anApplicant(), jobId: sample.id });
      const browser = await signedIn(world);
      assert.match(await textOf(await browser.send("/admin/seed")), /This removes 1 sample job/);
      const response = await browser.submit("/admin/seed/samples", { word: " REMOVE " });
      assert.is(response.status, 200);
      assert.match(await textOf(response), /1 sample job was removed\./);
      assert.equal(
        (await world.sql!`select id from jobs`).map(({ id }) => id),
        [real.id],
      );
      assert.equal(
        (await world.sql!`select name from companies`).map(({ name }) => name),
        [real.company],
      );
      assert.is((await world.sql!`select from applications where id = ${applicationId}`).length, 1);
      assert.is((await world.sql!`select from audit_log where action = 'samples removed'`).length, 1);
    });
  });

  for (const word of ["", "remove", unique("REMOVE")])
    samples(
      `stay when the word is ${JSON.stringify(word.split(" ")[0])}${word.includes(" ") ? " and more" : ""}`,
      async () => {
        await inOwnDatabase(async (world) => {
          await aJob(world.sql!, { sample: true });
          const response = await (await signedIn(world)).submit("/admin/seed/samples", { word });
          assert.is(response.status, 400);
          assert.match(await textOf(response), /Type REMOVE in capital letters\. Nothing was removed\./);
          assert.is((await world.sql!`select from jobs`).length, 1);
        });
      },
    );

  samples("say at the field, in a summary and in the title that the word is wrong", async () => {
    await inOwnDatabase(async (world) => {
      await aJob(world.sql!, { sample: true });
      const browser = await signedIn(world);
      // The browser does not move to the summary when the address names another place.
      assert.match(await textOf(await browser.send("/admin/seed")), 'action="/admin/seed/samples"');
      const html = await textOf(await browser.submit("/admin/seed/samples", { word: "remove" }));
      assert.match(html, /<input[^>]* name="word"[^>]* value="remove"/);
      assert.match(html, /<title>Error: Seed Database/);
      assert.match(
        html,
        /role="alert"[^>]*autofocus[^>]*><h2>There is a problem.*<a href="#word">Type REMOVE/,
      );
      assert.match(html, /<input[^>]*aria-describedby="word-error"[^>]*aria-invalid="true"/);
    });
  });

  samples("are not offered for removal where there are none", async () => {
    await inOwnDatabase(async (world) => {
      assert.match(
        await textOf(await (await signedIn(world)).send("/admin/seed")),
        /There is no sample data\./,
      );
    });
  });
}

async function inOwnDatabase(act: (world: Overrides) => Promise<void>): Promise<void> {
  const { sql, close } = await migratedDatabase();
  try {
    await act({ sql });
  } finally {
    await close();
  }
}

seeding.run();
samples.run();
