import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aCompanyLine, aJobLine, datasetOf } from "../../../tests/support/dataset.ts";
import { uniqueWord } from "../../../tests/support/insert-job.ts";
import { inProcess, testServices } from "../../../tests/support/site.ts";
import type { Services } from "../../env.ts";

const seeding = suite("POST /api/admin/seed-production");

function aDataset() {
  const company = uniqueWord();
  return datasetOf([
    { ...aCompanyLine, name: company },
    { ...aJobLine, company },
  ]);
}

const run = (browser: Awaited<ReturnType<typeof signedIn>>) =>
  browser.send("/api/admin/seed-production", { method: "POST" });

/** A database in which no transaction begins before the gate is opened. */
function gated(sql: Services["sql"]): { sql: Services["sql"]; open: () => void } {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const begin = async (work: never) => {
    await gate;
    return sql.begin(work);
  };
  return {
    open,
    sql: new Proxy(sql, { get: (of, name) => (name === "begin" ? begin : Reflect.get(of, name)) }),
  };
}

// Each test seeds a dataset of its own, which only a server in this process can be given.
if (inProcess) {
  seeding("streams a line for each sector and a summary as plain text", async () => {
    const response = await run(await signedIn({ dataset: aDataset() }));
    assert.is(response.status, 200);
    assert.is(response.headers.get("Content-Type"), "text/plain; charset=utf-8");
    assert.is(response.headers.get("X-Accel-Buffering"), "no", "nginx passes each line on");
    assert.equal((await response.text()).split("\n"), [
      "Loading the sample jobs",
      "Mining: 1 company, 1 job (1 new)",
      "Done: 1 job and 1 company added. The dataset holds 1 job of 1 company in 1 country.",
      "",
    ]);
  });

  seeding("says in the second run that there is nothing to do", async () => {
    const browser = await signedIn({ dataset: aDataset() });
    await (await run(browser)).text();
    assert.match(
      await (await run(browser)).text(),
      /^Nothing to do: all 1 job of 1 company in 1 country are here already\.$/m,
    );
  });

  seeding("sends its first line before the work begins to end", async () => {
    const { sql, open } = gated((await testServices()).sql);
    const browser = await signedIn({ dataset: aDataset() });
    browser.world.sql = sql;
    const response = await run(browser);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    assert.is((await reader.read()).value, "Loading the sample jobs\n");
    open();
    let rest = "";
    for (let read = await reader.read(); !read.done; read = await reader.read()) rest += read.value;
    assert.match(rest, /^Done: /m);
  });

  seeding("adds everything once when two run at once", async () => {
    const browser = await signedIn({ dataset: aDataset() });
    const texts = await Promise.all([1, 2].map(async () => (await run(browser)).text()));
    assert.is(texts.filter((text) => /^Done: 1 job and 1 company added/m.test(text)).length, 1);
    assert.is(texts.filter((text) => /^(Another seeding is running|Nothing to do)/m.test(text)).length, 1);
  });

  seeding("breaks off when the dataset is wrong, so that nobody takes it for done", async () => {
    const response = await run(await signedIn({ dataset: datasetOf(["no JSON"]) }));
    const outcome = await response.text().then(
      () => "ended",
      () => "broken off",
    );
    assert.is(outcome, "broken off");
  });
}

seeding.run();
