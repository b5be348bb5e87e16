import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { canKeepStatements, type PgBouncer, startPgBouncer } from "../support/pgbouncer.ts";

const server = process.env.TEST_DATABASE_URL ?? "";
const root = fileURLToPath(new URL("../..", import.meta.url));
const pooled = suite<{ pooler?: PgBouncer; folder: string }>("a site behind PgBouncer");

pooled.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "pooled-"));
});
pooled.after.each(async ({ pooler, folder }) => {
  await pooler?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Gives the end of the start. A ready site answers twenty searches at once and is stopped. */
async function startOn(DATABASE_URL: string, folder: string) {
  const port = String(await freePort());
  const child = start(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: folder, DATABASE_URL, RATE_LIMIT_SCALE: "1000" },
  });
  const lines: string[] = [];
  let answers: Promise<number[]> | undefined;
  eachLine(child, (line) => {
    if (line && !line.startsWith("{")) lines.push(line);
    if (!line.includes("is ready at")) return;
    const searches = Array.from({ length: 20 }, async (_, number) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/jobs/filter?search=welder${number}`);
      await response.body?.cancel();
      return response.status;
    });
    answers = Promise.all(searches).finally(() => kill(child, "SIGTERM"));
  });
  const code = await ended(child);
  return { code, lines, statuses: [...new Set(await answers)] };
}

const line = (addition: string) =>
  `DATABASE_URL leads through a pooler in transaction mode that loses prepared statements. Add ${addition} to DATABASE_URL, or set max_prepared_statements in PgBouncer 1.21 or newer.`;

pooled("does not start in transaction mode, and says in one line what to do", async (context) => {
  const noStatements: Record<string, number> = canKeepStatements() ? { max_prepared_statements: 0 } : {};
  context.pooler = await startPgBouncer(server, { pool_mode: "transaction", ...noStatements });
  const { url } = context.pooler;
  assert.equal(await startOn(url, context.folder), {
    code: 1,
    lines: [line("?prepare=false")],
    statuses: [],
  });
  const named = await startOn(`${url}?application_name=site`, context.folder);
  assert.equal(named.lines, [line("&prepare=false")]);
});

pooled("serves in transaction mode without prepared statements", async (context) => {
  context.pooler = await startPgBouncer(server, { pool_mode: "transaction" });
  const { code, statuses } = await startOn(`${context.pooler.url}?prepare=false`, context.folder);
  assert.equal({ code, statuses }, { code: 0, statuses: [200] });
});

pooled("serves in session mode", async (context) => {
  context.pooler = await startPgBouncer(server, { pool_mode: "session" });
  const { code, statuses } = await startOn(context.pooler.url, context.folder);
  assert.equal({ code, statuses }, { code: 0, statuses: [200] });
});

pooled(
  "serves in transaction mode where the pooler keeps account of prepared statements",
  async (context) => {
    // An older PgBouncer does not know the setting: the first test shows that it is refused.
    if (!canKeepStatements()) return;
    context.pooler = await startPgBouncer(server, { pool_mode: "transaction", max_prepared_statements: 100 });
    const { code, statuses } = await startOn(context.pooler.url, context.folder);
    assert.equal({ code, statuses }, { code: 0, statuses: [200] });
  },
);

pooled.run();
