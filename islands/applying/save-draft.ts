import type { Answers } from "../../src/shared/applying/application.ts";
import type { DocumentNames, DocumentPlace } from "../../src/shared/applying/document-fields.ts";
import type { FittingJob } from "../../src/shared/applying/fitting-job.ts";
import type { Issue } from "../../src/shared/issues.ts";
import { ApiError, answerOf, api } from "../lib/api.ts";
import { isPassing, Retriable, type Retrying, withRetries } from "../lib/retry.ts";
import type { KeptDocuments } from "./wizard-props.ts";

/** The draft's answers, with those of other tabs. */
interface Kept {
  saved: true;
  draft: string;
  answers: Answers;
  documents: KeptDocuments;
  /** A file is listed here when another document had taken its place. */
  places?: Partial<Record<DocumentPlace, DocumentPlace>> | undefined;
  fitting?: readonly FittingJob[] | undefined;
}

interface Refused {
  saved: false;
  /** Undefined when the server could not be reached. */
  message?: string | undefined;
  /** Another try may succeed. The server may have saved it all the same. */
  passing?: boolean;
  /** The draft goes on in another browser. */
  moved?: boolean;
  /** The link to the application, when the draft was sent already. */
  sent?: string | undefined;
}

export type Saved = { issues: readonly Issue[] } & (Kept | Refused);

export interface DraftPart {
  answers?: Answers;
  documents?: KeptDocuments;
}

export interface Placed extends DraftPart {
  jobId: string | null;
  draft: string | null;
  /** The documents that the page shows in the places of these answers. */
  replaces?: DocumentNames;
}

/** Never throws, because a lost connection is ordinary. */
export async function saveDraft({ documents = {}, ...placed }: Placed): Promise<Saved> {
  const names = Object.entries(documents).map(([field, document]) => [field, document?.name ?? ""]);
  const documentNames: DocumentNames = Object.fromEntries(names);
  try {
    const kept = await answerOf(api.draft.$put({ json: { ...placed, documentNames } }));
    return { ...kept, saved: true, issues: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) return { saved: false, issues: [], passing: true };
    const { said: message, status, link: sent } = error;
    const issues = error.issues.map((issue) => ({ ...issue, path: issue.path.replace("answers.", "") }));
    const moved = status === 409 && !sent;
    return { saved: false, issues, message, passing: isPassing(status), moved, sent };
  }
}

/** Tries again while the line is down or the server is busy. */
export async function savePatiently(save: () => Promise<Saved>, retrying: Retrying): Promise<Saved> {
  let result: Saved = { saved: false, issues: [] };
  const attempt = async () => {
    result = await save();
    if (!result.saved && result.passing) throw new Retriable(result.message);
  };
  // The result says what became of the last try.
  await withRetries(attempt, retrying).catch(() => {});
  return result;
}
