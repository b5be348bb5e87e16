import { randomUUID } from "node:crypto";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Browser, fieldMessages, inProcess, json, testServices } from "../../tests/support/site.ts";
import { mainOf } from "../../tests/support/wizard.ts";
import { Failure } from "../errors.ts";
import { DatabaseAway } from "../runtime/database/database-guard.ts";
import type { LogEntry } from "../world.ts";

const failures = suite("failures");

failures("answers a draft for an unknown vacancy with a message at its field", async () => {
  const response = await new Browser().send("/api/draft", json({ jobId: randomUUID() }, "PUT"));
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), { jobId: "The job of this application is unknown" });
});

failures("takes a form with a made-up vacancy for wrong input", async () => {
  const response = await new Browser().submit("/apply/terms", { jobId: "not an id at all", terms: "on" });
  assert.is(response.status, 400);
});

failures("has one button where another page helps, and a link to the jobs", async () => {
  const main = await mainOf(await new Browser().send(`/application/${"x".repeat(43)}`));
  assert.equal(main.match(/class="btn[^>]*>[^<]*/g), ['class="btn" href="/track">Follow your application']);
  assert.match(main, /<a href="\/jobs">/);
});

failures("takes a form that is none for a bad request", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const response = await new Browser().send("/apply/documents/resumeUrl/upload", {
    method: "POST",
    headers,
    body: "junk",
  });
  assert.is(response.status, 400);
});

if (inProcess) {
  failures("logs a refusal of the database without what was sent", async () => {
    const { sql } = await testServices();
    const lines: LogEntry[] = [];
    // The query fails as after an invalid day in an address.
    const ready = async () => (await sql`select ${"secret-text"}::text::date`).length > 0;
    const response = await new Browser({ ready, log: (line) => lines.push(line) }).send("/readyz");
    assert.is(response.status, 500);
    const line = lines.find(({ event }) => event === "error");
    assert.match(String(line?.cause), "PostgresError 22007");
    assert.not.match(JSON.stringify(lines), "secret-text");
  });
}

if (inProcess)
  failures("takes for a bad request what the database cannot read, and logs where", async () => {
    const { sql } = await testServices();
    const questions = [
      () => sql`select ${"a\0b"}::text`,
      () => sql`select ${"\ud83d"}::text`,
      () => sql`select convert_from(${Uint8Array.of(0)}::bytea, 'UTF8')`,
      () => sql`select ${"no id"}::text::uuid`,
      () => sql`select ${'"\\u0000"'}::text::jsonb`,
    ];
    for (const [at, question] of questions.entries()) {
      const lines: LogEntry[] = [];
      const ready = async () => (await question()).length > 0;
      const response = await new Browser({ ready, log: (line) => lines.push(line) }).send("/readyz");
      assert.is(response.status, 400, `question ${at}`);
      const line = lines.find(({ event }) => event === "value not readable");
      assert.match(
        String(line?.cause),
        /^(PostgresError 22|UnstorableText: A text cannot)/,
        `question ${at}`,
      );
    }
  });

if (inProcess)
  failures(
    "answers what Hono refuses with the sentence for its status, or else as a bad request",
    async () => {
      const answered = async (status: ContentfulStatusCode) => {
        const ready = () => Promise.reject(new HTTPException(status));
        const response = await new Browser({ ready }).send("/readyz");
        return `${response.status} ${(await response.text()).match(/<p[^>]*>([^<]+)/)?.[1]}`;
      };
      assert.match(await answered(401), "401 Please sign in first.");
      assert.match(await answered(404), "404 There is nothing at this address.");
      assert.match(await answered(413), "413 The request is too large.");
      assert.match(await answered(409), "400 We could not read the request.");
    },
  );

if (inProcess) {
  async function loggedFor(error: Error): Promise<unknown[]> {
    const lines: LogEntry[] = [];
    const ready = () => Promise.reject(error);
    const response = await new Browser({ ready, log: (line) => lines.push(line) }).send("/readyz");
    assert.is(response.status, 503);
    return lines.filter(({ event }) => event === "error").map(({ cause }) => cause);
  }

  failures("logs no error where there is no room, and no stack where the database is away", async () => {
    assert.equal(await loggedFor(new Failure("uploadsBusy")), []);
    assert.equal(await loggedFor(new DatabaseAway("The database is away.")), ["The database is away."]);
  });
}

failures.run();
