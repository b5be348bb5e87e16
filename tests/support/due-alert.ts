import { randomUUID } from "node:crypto";
import { hashOfToken, newToken } from "../../src/auth/token.ts";
import type { Sql } from "../../src/db/sql.ts";
import { sealAlertToken } from "../../src/domain/alerts/alert-token.ts";
import { anEmployer } from "./account.ts";
import { postJob } from "./employer.ts";
import { unique } from "./fixtures.ts";
import { testDatabase, testServices } from "./site.ts";

/** Makes a confirmed alert that is due. Its subscriber got the last email a day ago. */
export async function aDueAlert(
  search: string,
  { frequency = "daily", database }: { frequency?: string; database?: Sql } = {},
) {
  const sql = database ?? (await testDatabase());
  const { vault } = await testServices();
  const [id, token, email] = [randomUUID(), newToken(), `maria.${randomUUID()}@example.com`];
  const sealed = await sealAlertToken(vault, id, token);
  await sql`
    insert into job_alerts (id, email, search, country, sector, experience_level, frequency, token_hash,
      token_sealed, token_key_id, confirmed_at, seen_until, due_at)
    values (${id}, ${email}, ${search}, '', '', '', ${frequency}, ${hashOfToken(token)}, ${sealed.bytes},
      ${sealed.keyId}, now(), now() - interval '1 day', now() - interval '1 minute')`;
  return { id, token, email, search };
}

export const aWord = () =>
  unique("word")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");

let employer: ReturnType<typeof anEmployer> | undefined;

export async function aNewJob(word: string, minutesAgo = 5): Promise<string> {
  employer ??= anEmployer();
  const sql = await testDatabase();
  const { id } = await postJob(await employer, { title: `Welder ${word}` });
  await sql`update jobs set listed_at = now() - ${minutesAgo} * interval '1 minute' where id = ${id}`;
  return id;
}
