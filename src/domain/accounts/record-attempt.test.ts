import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unique } from "../../../tests/support/fixtures.ts";
import { inProcess, testDatabase, testServices } from "../../../tests/support/site.ts";
import { withAuditOrigin } from "../../db/accounts/audit-origin.ts";
import { mostAttemptEntries, recordAttempt } from "./record-attempt.ts";

const attempts = suite("an attempt that anybody can repeat");

if (inProcess) {
  const sql = await testDatabase();
  const services = await testServices();
  /** Gives an action that no other test counts, and a period that does not end while the test runs. */
  const aPeriod = () => ({ action: unique("tried"), seconds: 86_400 });
  const network = (name: string) => async () => ({ session: null, network: Buffer.from(name) });
  const attempt = ({ action, seconds }: ReturnType<typeof aPeriod>, id: string, from = "a network") =>
    withAuditOrigin(network(from), () =>
      recordAttempt(
        services,
        { actor: { kind: "visitor" }, action, subject: { kind: "email", id } },
        seconds,
      ),
    );
  const countsOf = async (action: string) =>
    (
      await sql<{ subjectId: string; details: { count: number } }[]>`
        select subject_id, details from audit_log where action = ${action} order by id`
    ).map(({ subjectId, details }) => [subjectId, details.count]);

  attempts("is an entry when it is the 1st, 10th and 100th of its account and network", async () => {
    const minute = aPeriod();
    for (let tried = 0; tried < 120; tried += 1) await attempt(minute, "someone");
    assert.equal(await countsOf(minute.action), [
      ["someone", 1],
      ["someone", 10],
      ["someone", 100],
    ]);
    await attempt(minute, "someone", "another network");
    assert.equal((await countsOf(minute.action)).at(-1), ["someone", 1]);
  });

  attempts("fills no disk when every one is for another account", async () => {
    const minute = aPeriod();
    for (let tried = 0; tried < 200; tried += 1) await attempt(minute, `account ${tried}`);
    const entries = await countsOf(minute.action);
    assert.is(entries.length, mostAttemptEntries + 3);
    assert.equal(entries.slice(mostAttemptEntries), [
      ["many", 1],
      ["many", 10],
      ["many", 100],
    ]);
  });
}

attempts.run();
