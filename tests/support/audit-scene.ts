import type { Client } from "../../src/db/connect.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { anEmployer } from "./account.ts";
import { signedIn } from "./administrator.ts";
import { applyAndPay, postJob } from "./employer.ts";
import { unique, upload } from "./fixtures.ts";
import { ownPageIn, receivedMailTo } from "./mailbox.ts";
import { memoryFiles } from "./memory-files.ts";
import { Browser, testServices } from "./site.ts";

export interface Entry {
  actorKind: string;
  actorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  ids: string[];
  details: Record<string, unknown>;
  session: string | null;
  network: string | null;
  expires: boolean;
  line: string;
}

/** One kind of entry, how it is caused, and what it holds. */
export interface AuditKind {
  action: string;
  by: string;
  cause: () => Promise<unknown>;
  subject?: string;
  ids?: string[];
  details?: object;
  expires: boolean;
  /** False for a task or command, which has neither session nor network. */
  hasOrigin?: boolean;
  hasSession?: boolean;
}

export type AuditScene = Awaited<ReturnType<typeof openAuditScene>>;

/** Opens a site of its own with a paid application for an employer's job, and reads its audit log. */
export async function openAuditScene(sql: Client) {
  const real = await testServices();
  const testGateway = testPayments(sql, real.vault);
  const world = { sql, files: memoryFiles(), payments: testGateway, testGateway };
  const services = { ...real, ...world };

  const lastId = async () =>
    (await sql<{ id: string }[]>`select coalesce(max(id), 0)::text as id from audit_log`)[0]!.id;
  const since = async (id: string) => [
    ...(await sql<Entry[]>`
      select actor_kind, actor_id, action, subject_kind, subject_id, coalesce(array_to_json(ids), '[]') as ids, details,
        encode(session, 'hex') as session, encode(network, 'hex') as network, expires, audit_log::text as line
      from audit_log where id > ${id}::text::bigint order by id`),
  ];

  const administrator = await signedIn(world);
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const candidate = new Browser(world);
  const passportCopyUrl = await upload(candidate);
  const email = `${unique("maria").replaceAll(" ", ".")}@example.com`;
  const { id: applicationId, application } = await applyAndPay(job.id, { passportCopyUrl, email }, candidate);
  const path = ownPageIn((await receivedMailTo(email, sql)).body)!;
  return {
    services,
    world,
    administrator,
    employer,
    job,
    passportCopyUrl,
    email,
    applicationId,
    application,
    path,
    lastId,
    since,
  };
}
