import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, send } from "../../tests/support/site.ts";
import type { LogEntry } from "../world.ts";

const log = suite("request log");

async function lineOf(path: string, init?: RequestInit): Promise<LogEntry | undefined> {
  const lines: LogEntry[] = [];
  await send(path, init, { log: (entry) => lines.push(entry) });
  return lines.find((line) => line.event === "request");
}

if (inProcess) {
  for (const [path, route] of [
    ["/api/jobs/stats", "/api/jobs/stats"],
    ["/api/jobs/4f0ad10e-0000-4000-8000-000000000000", "/api/jobs/:id"],
    ["/jobs?search=secret", "/jobs"],
  ] as const) {
    log(`names ${route} as the route of ${path}`, async () => {
      assert.is((await lineOf(path))?.route, route);
    });
  }

  log("holds nothing of the query, the cookies or the address", async () => {
    const line = await lineOf("/jobs?search=secret-word", { headers: { Cookie: "session=secret-token" } });
    assert.is(line?.route, "/jobs");
    assert.not.match(JSON.stringify(line), /secret|203\.0\.113/);
  });
}

log.run();
