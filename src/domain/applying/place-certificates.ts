import { applyMessages } from "../../content/apply-messages.ts";
import {
  certificateFields,
  certificatePlaces,
  validUntilName,
} from "../../shared/applications/added-certificate.ts";
import type { Answers } from "../../shared/applying/application.ts";
import type { DocumentNames, DocumentPlace } from "../../shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import type { Issue } from "../../shared/issues.ts";
import { say } from "../../shared/say.ts";

interface Patch {
  answers?: Answers;
  documentNames?: DocumentNames;
  replaces?: DocumentNames;
}

/** A date goes with its certificate: another file in the same place begins without one. */
export function datesWithout(before: Answers, given: Answers): Answers {
  const gone = certificateFields.filter((field) => {
    const reference = given[field];
    const isAnother = reference !== undefined && Boolean(before[field]) && reference !== before[field];
    return isAnother && (!reference || given[validUntilName(field)] === undefined);
  });
  return Object.fromEntries(
    gone.flatMap((field) => (before[validUntilName(field)] ? [[validUntilName(field), ""]] : [])),
  );
}

export type Places = Partial<Record<DocumentPlace, DocumentPlace>>;

/** When two tabs fill one place, the second file takes the next free one, because its page never showed the first file. */
export function placeCertificates(
  before: Answers,
  { answers: given = {}, documentNames: named = {}, replaces = {} }: Patch,
): { answers: Answers; documentNames: DocumentNames; places: Places } | { issues: Issue[] } {
  const answers = { ...given };
  const documentNames = { ...named };
  const moved: Places = {};
  for (const place of certificateFields) {
    const reference = given[place];
    if (reference === undefined || replaces[place] === undefined) continue;
    const isUpload = uploadedDocumentId(reference ?? "") !== undefined;
    // A repeated call finds the file where the first call put it.
    const found = isUpload && certificateFields.find((each) => each !== place && before[each] === reference);
    const held = before[place] || "";
    if (!found && (held === "" || held === (replaces[place] || "") || held === reference)) continue;
    if (reference && !isUpload) continue;
    const { [place]: name } = named;
    const { [validUntilName(place)]: validUntil } = given;
    delete answers[place];
    delete answers[validUntilName(place)];
    delete documentNames[place];
    if (!reference) continue;
    const free = found || certificatePlaces.find((each) => !before[each] && !answers[each]);
    if (!free) return { issues: [{ path: place, message: say(applyMessages.certificatesFull) }] };
    answers[free] = reference;
    if (name !== undefined) documentNames[free] = name;
    if (validUntil !== undefined) answers[validUntilName(free)] = validUntil;
    moved[place] = free;
  }
  return { answers, documentNames, places: moved };
}
