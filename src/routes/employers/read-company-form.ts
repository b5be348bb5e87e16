import type { Context } from "hono";
import { hashOfToken, newToken } from "../../auth/token.ts";
import type { CompanyAnswers } from "../../components/employers/company-fields.ts";
import { t } from "../../content/words.ts";
import {
  deleteUnsentMandateFile,
  insertMandateFile,
  listMandateFiles,
  listUnsentMandateFiles,
} from "../../db/employers/mandate-files.ts";
import { findSentRequest } from "../../db/employers/mandate-requests.ts";
import type { Env } from "../../env.ts";
import type { Failure } from "../../errors.ts";
import { receiveFormUploads } from "../../middleware/applying/form-upload.ts";
import { isMultipart, readForm } from "../../middleware/forms.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { mostMandateFiles } from "../../shared/employers/mandate-request.ts";
import { listed } from "../../shared/format.ts";
import type { Issue } from "../../shared/issues.ts";
import { isolated } from "../../shared/say.ts";
import { isUuid } from "../../shared/uuid.ts";

const place = "file";
const acceptedTypes: readonly DocumentType[] = ["pdf", "doc", "docx", "jpg", "png"];

export interface SentCompanyForm {
  values: CompanyAnswers;
  /** The files that go with the request. */
  files: string[];
  /** Says which files the site refused. */
  fileIssues: Issue[];
  /** A limit, or a store that does not answer. */
  failure: Failure | undefined;
  /** A limit ended the reading, so fields may be missing. */
  isCut: boolean;
}

/**
 * Reads the form, stores its files and deletes those that the employer unticked. A sender who is `refused` already
 * gets the other fields back, and the site stores no file.
 */
export async function readCompanyForm(c: Context<Env>, refused?: Failure): Promise<SentCompanyForm> {
  const further: string[] = [];
  let taken = 0;
  const placeOf = (field: string, fileName: string) => {
    if (field !== place || refused) return undefined;
    taken += 1;
    if (taken <= mostMandateFiles) return place;
    further.push(fileName);
    return undefined;
  };
  const { form, kept, issues, failure, isCut } = isMultipart(c)
    ? // The files belong to no browser, because only this form attaches them.
      await receiveFormUploads(c, hashOfToken(newToken()), {
        placeOf,
        typesOf: () => acceptedTypes,
        pressed: place,
        skipsQueue: true,
      })
    : { form: await readForm(c), kept: [], issues: [], failure: undefined, isCut: false };
  const values: CompanyAnswers = Object.fromEntries(form);
  if (refused) return { values, files: [], fileIssues: [], failure: refused, isCut };
  if (!isCut) await deleteUnticked(c, form);
  const before = await filesOf(c, values.company ?? "");
  const room = Math.max(0, mostMandateFiles - before.length);
  const added = kept.slice(0, room).map(({ id }) => id);
  for (const id of added) await insertMandateFile(c.env.sql, c.get("user").id, id);
  const problems = issues.map(({ fileName, message }) =>
    fileName ? `${isolated(fileName)}: ${message}` : message,
  );
  const unkept = [...kept.slice(room).map(({ fileName }) => fileName), ...further].map(isolated);
  if (unkept.length > 0)
    problems.push(t("company.files.full", { n: mostMandateFiles, files: listed(unkept) }));
  const fileIssues = problems.length > 0 ? [{ path: place, message: problems.join(" ") }] : [];
  return { values, files: [...before, ...added].map(documentReference), fileIssues, failure, isCut };
}

async function deleteUnticked(c: Context<Env>, form: URLSearchParams): Promise<void> {
  const keep = new Set(form.getAll("keep"));
  for (const id of form.getAll("shown"))
    if (isUuid(id) && !keep.has(id)) await deleteUnsentMandateFile(c.env.sql, c.get("user").id, id);
}

/** Lists the ids of the files that wait to be sent, and of those that the answered request has already. */
async function filesOf(c: Context<Env>, company: string): Promise<string[]> {
  const { sql } = c.env;
  const { id } = c.get("user");
  const sent = company.includes("\0") ? undefined : await findSentRequest(sql, id, company.trim());
  const before = sent?.state === "question" ? await listMandateFiles(sql, [sent.id]) : [];
  const unsent = await listUnsentMandateFiles(sql, id);
  return [...before, ...unsent].map((file) => file.id);
}
