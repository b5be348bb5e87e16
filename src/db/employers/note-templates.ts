import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface NoteTemplate {
  id: string;
  text: string;
}

/** The oldest comes first, so that an employer finds each template in its place. */
export async function listTemplates(sql: Sql, employerId: string): Promise<NoteTemplate[]> {
  return sql<NoteTemplate[]>`
    select id, text from note_templates where employer_id = ${employerId} order by created_at, id`;
}

export async function insertTemplate(tx: Sql, employerId: string, text: string): Promise<void> {
  await tx`insert into note_templates (employer_id, text) values (${employerId}, ${text})`;
}

/** False for another employer's template, and for one that is deleted. */
export async function updateTemplate(
  sql: Sql,
  { employerId, id, text }: NoteTemplate & { employerId: string },
): Promise<boolean> {
  return hasRows(sql`
    update note_templates set text = ${text} where id = ${id} and employer_id = ${employerId} returning id`);
}

export async function deleteTemplate(sql: Sql, employerId: string, id: string): Promise<boolean> {
  return hasRows(
    sql`delete from note_templates where id = ${id} and employer_id = ${employerId} returning id`,
  );
}

export async function deleteTemplatesOf(tx: Sql, employerId: string): Promise<void> {
  await tx`delete from note_templates where employer_id = ${employerId}`;
}
