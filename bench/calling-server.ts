import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { insertAuditEntry } from "../src/db/accounts/audit-log.ts";
import { insertApplication, markSubmitted } from "../src/db/applications/applications.ts";
import { countOpenJobs, findJob, listOpenJobsAfter } from "../src/db/jobs/jobs.ts";
import { listFeeWaivers } from "../src/db/payments/fee-waivers.ts";
import { countUse } from "../src/db/rate-limits.ts";
import { newReference } from "../src/domain/applying/new-reference.ts";
import { sealDetails } from "../src/domain/applying/seal-details.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import { openVault } from "../src/services/sealing/web-vault.ts";
import { anApplication } from "../tests/support/fixtures.ts";

/** The site's queries alone: no rules, no sealing, no log. */
const { sql } = openServer(process.env.DATABASE_URL!);
const vault = openVault("a secret key for the bench, of 32+ characters");
const sealed = await sealDetails(vault, randomUUID(), anApplication as never);

const address = new Uint8Array(32);

const server = new Hono()
  .get("/", (c) => c.text("ready"))
  .get("/jobs", async (c) => {
    const [{ jobs }, { total }] = await Promise.all([
      listOpenJobsAfter(sql, {}, { limit: Number(c.req.query("limit")) }),
      countOpenJobs(sql, {}),
    ]);
    c.header("X-Total-Count", String(total));
    return c.json(jobs);
  })
  .post("/applications", async (c) => {
    const { jobId, fullName, email } = await c.req.json<Record<string, string>>();
    const id = randomUUID();
    await countUse(sql, address, 3600, 1);
    await sql.begin(async (tx) => {
      await findJob(tx, jobId!);
      await insertApplication(tx, { id, reference: newReference(), browserHash: null, jobId: jobId! });
      await listFeeWaivers(tx);
      const columns = { ...sealed, jobId: jobId!, fullName: fullName!, email: email! };
      await markSubmitted(tx, id, columns, "pending");
      await insertAuditEntry(tx, {
        actor: { kind: "candidate" },
        action: "application submitted",
        subject: { kind: "application", id },
      });
    });
    return c.json({ id }, 201);
  });
serve({ fetch: server.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
