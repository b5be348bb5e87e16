import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { type NewDatabase, newDatabase } from "../support/new-database.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { besideSuite, example, isFound, type Program, program, shared, walk } from "./beside.ts";

if (isFound("varnishd")) {
  const beside = besideSuite("varnishd");
  const test = walk("varnishd", beside);
  let database: NewDatabase;
  let site: SiteProcess;
  let cache: Program;
  let url: string;

  beside.before(async () => {
    database = await newDatabase({ max: 2 });
    const port = await freePort();
    url = `http://localhost:${port}`;
    site = await siteProcess(() => ({
      DATABASE_URL: database.url,
      SITE_URL: url,
      TRUST_PROXY: "127.0.0.1/32",
    }));
    await site.start();
    const file = example("default.vcl", { '"3000"': `"${new URL(site.url).port}"` });
    const folder = mkdtempSync(join(shared, "varnish-"));
    // The jail changes to an account that the folder of a test does not belong to.
    const args = [
      "-j",
      "none",
      "-F",
      "-n",
      folder,
      "-a",
      `localhost:${port}`,
      "-f",
      file,
      "-s",
      "malloc,32m",
    ];
    cache = await program("varnishd", args, async () => (await fetch(`${url}/readyz`)).ok);
  });
  beside.after(async () => {
    await cache?.stop();
    await site?.close();
    await database?.drop();
  });

  /** Varnish names two requests in the header of an answer that it kept. */
  const isKept = (answer: Response) => / \d/.test(answer.headers.get("x-varnish") ?? "");

  test("a page kept for a second, with cookies and without", async () => {
    const { browser } = await anEmployer({ url });
    const answers: Response[] = [];
    for (let turn = 0; turn < 10; turn += 1) answers.push(await browser.send("/news"));
    assert.ok(answers.some(isKept), "one of ten answers in a row was kept");
    assert.ok(answers.every(({ status }) => status === 200));
  });

  test("no page of one visitor kept", async () => {
    const [one, other] = [await anEmployer({ url }), await anEmployer({ url })];
    for (let turn = 0; turn < 5; turn += 1)
      for (const { browser, user } of [one, other]) {
        const answer = await browser.send("/api/auth/user");
        assert.not.ok(isKept(answer));
        assert.is(((await answer.json()) as { email: string }).email, user.email);
      }
  });

  test("a job gone two seconds after it was taken down", async () => {
    const { browser } = await anEmployer({ url });
    const { id } = await postJob({ browser });
    for (let turn = 0; turn < 5; turn += 1) assert.is((await fetch(`${url}/jobs/${id}`)).status, 200);
    const { sql, close } = openServer(database.url, { max: 1 });
    await sql`delete from jobs where id = ${id}`;
    await close();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    assert.is((await fetch(`${url}/jobs/${id}`)).status, 404);
  });

  test("304", async () => {
    const etag = (await fetch(`${url}/news`)).headers.get("etag") ?? "";
    assert.is((await fetch(`${url}/news`, { headers: { "If-None-Match": etag } })).status, 304);
  });

  beside.run();
}
