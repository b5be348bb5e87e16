import type { Context } from "hono";
import { readAnswers } from "../../../islands/applying/read-answers.ts";
import type { DraftPatch } from "../../domain/applying/draft.ts";
import type { Env } from "../../env.ts";
import type { Failure } from "../../errors.ts";
import { receiveFormUploads } from "../../middleware/applying/form-upload.ts";
import { isMultipart, readForm } from "../../middleware/forms.ts";
import { type DocumentPlace, documentPlaces, fieldOfPlace } from "../../shared/applying/document-fields.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import type { Issue } from "../../shared/issues.ts";

interface DocumentForm {
  form: URLSearchParams;
  patch: Required<Pick<DraftPatch, "answers" | "documentNames" | "replaces">>;
  issues: Issue[];
  failure?: Failure | undefined;
}

/**
 * Reads the form of step 3 and stores each chosen file, whichever of its buttons was pressed. A program may send the
 * file of the pressed button as `file`.
 */
export async function readDocumentForm(
  c: Context<Env>,
  browserHash: Uint8Array,
  pressed: DocumentPlace = "resumeUrl",
): Promise<DocumentForm> {
  const placeOf = (field: string) =>
    field === "file" ? pressed : documentPlaces.find((place) => field === `${place}.file`);
  const typesOf = (place: DocumentPlace) => fieldOfPlace(place).acceptedTypes;
  const {
    form: sent,
    kept,
    issues,
    failure,
    isCut,
  } = isMultipart(c)
    ? await receiveFormUploads(c, browserHash, { placeOf, typesOf, pressed })
    : { form: await readForm(c), kept: [], issues: [], failure: undefined, isCut: false };
  const form = isCut ? new URLSearchParams({ draft: sent.get("draft") ?? "" }) : sent;
  const isLink = (place: DocumentPlace) => form.get(`${place}.mode`) === "url" && form.get(place);
  const files = kept.filter(({ place }) => !isLink(place));
  const eachFile = (give: (file: (typeof files)[number]) => string) =>
    Object.fromEntries(files.map((file) => [file.place, give(file)]));
  const patch = {
    answers: { ...readAnswers(3, form), ...eachFile(({ id }) => documentReference(id)) },
    documentNames: eachFile(({ fileName }) => fileName),
    replaces: eachFile(({ place }) => form.get(`${place}.replaces`) ?? ""),
  };
  return { form, patch, issues, failure };
}
