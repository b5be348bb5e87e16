import { lockEmployer } from "../../db/employers/mandates.ts";
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from "../../db/employers/note-templates.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import { mostTemplates } from "../../shared/applications/rejection.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { noteIssues } from "../applications/review-note.ts";

/** Keeps each text once. Fails with 409 beside 20 others, and with 400 when the job review refuses the text. */
export function addTemplate({ sql }: Pick<World, "sql">, employer: User, text: string): Promise<void> {
  refuseSuspiciousText(text);
  return inTransaction(sql, async (tx) => {
    await lockEmployer(tx, employer.id, "change");
    const kept = await listTemplates(tx, employer.id);
    if (kept.some((template) => template.text === text)) return;
    if (kept.length >= mostTemplates) fail("templatesFull");
    await insertTemplate(tx, employer.id, text);
  });
}

/** Deletes the template when `text` is missing. Fails with 404 for another employer's. */
export async function changeTemplate(
  { sql }: Pick<World, "sql">,
  employer: User,
  id: string,
  text: string | undefined,
): Promise<void> {
  if (!isUuid(id)) fail("notFound");
  refuseSuspiciousText(text);
  const isChanged =
    text === undefined
      ? await deleteTemplate(sql, employer.id, id)
      : await updateTemplate(sql, { employerId: employer.id, id, text });
  if (!isChanged) fail("notFound");
}

function refuseSuspiciousText(text: string | undefined): void {
  const issues = noteIssues("text", text);
  if (issues.length > 0) fail("invalidInput", { issues });
}
