import { applyMessages } from "../../content/apply-messages.ts";
import { certificatePlaces } from "../../shared/applications/added-certificate.ts";
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

export type Places = Partial<Record<DocumentPlace, DocumentPlace>>;

const places: DocumentPlace[] = ["certificatesUrl", ...certificatePlaces];

/**
 * Two tabs may fill the same place with a certificate. The second file takes the next free place instead of replacing
 * a document that its page never showed.
 */
export function placeCertificates(
  before: Answers,
  { answers: given = {}, documentNames: named = {}, replaces = {} }: Patch,
): { answers: Answers; documentNames: DocumentNames; places: Places } | { issues: Issue[] } {
  const answers = { ...given };
  const documentNames = { ...named };
  const moved: Places = {};
  for (const place of places) {
    const reference = given[place];
    if (reference === undefined || replaces[place] === undefined) continue;
    const isUpload = uploadedDocumentId(reference ?? "") !== undefined;
    // A repeated call finds the file where the first call put it.
    const found = isUpload && places.find((each) => each !== place && before[each] === reference);
    const held = before[place] || "";
    if (!found && (held === "" || held === (replaces[place] || "") || held === reference)) continue;
    if (reference && !isUpload) continue;
    const { [place]: name } = named;
    delete answers[place];
    delete documentNames[place];
    if (!reference) continue;
    const free = found || certificatePlaces.find((each) => !before[each] && !answers[each]);
    if (!free) return { issues: [{ path: place, message: say(applyMessages.certificatesFull) }] };
    answers[free] = reference;
    if (name !== undefined) documentNames[free] = name;
    moved[place] = free;
  }
  return { answers, documentNames, places: moved };
}
