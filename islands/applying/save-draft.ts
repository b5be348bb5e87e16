import type { Answers } from "../../src/shared/applying/application.ts";
import type { FittingJob } from "../../src/shared/applying/fitting-job.ts";
import type { Issue } from "../../src/shared/issues.ts";
import { ApiError, answerOf, api } from "../lib/api.ts";
import { isPassing, Retriable, type Retrying, withRetries } from "../lib/retry.ts";
import type { KeptDocuments } from "./wizard-props.ts";

export interface Saved {
  saved: boolean;
  issues: readonly Issue[];
  /** Undefined when the server could not be reached. */
  message?: string | undefined;
  /** Another try may succeed. */
  passing?: boolean;
  draft?: string;
  fitting?: readonly FittingJob[] | undefined;
  /** The draft goes on in another browser. */
  moved?: boolean;
  /** The link to the application, when the draft was sent already. */
  sent?: string | undefined;
}

export interface DraftPart {
  answers?: Answers;
  documents?: KeptDocuments;
}

interface Placed extends DraftPart {
  jobId: string | null;
  /** Null while the page knows of none. */
  draft: string | null;
}

/** Never throws, since a line that is down is an everyday thing. */
export async function saveDraft({ answers = {}, documents = {}, jobId, draft }: Placed): Promise<Saved> {
  const names = Object.entries(documents).map(([field, document]) => [field, document?.name ?? ""]);
  const documentNames = Object.fromEntries(names) as Record<string, string>;
  try {
    const kept = await answerOf(api.draft.$put({ json: { answers, documentNames, jobId, draft } }));
    return { saved: true, issues: [], draft: kept.draft, fitting: kept.fitting };
  } catch (error) {
    if (!(error instanceof ApiError)) return { saved: false, issues: [], passing: true };
    const { issues, said: message, status, link: sent } = error;
    const moved = status === 409 && !sent;
    return { saved: false, issues, message, passing: isPassing(status), moved, sent };
  }
}

/** Tries again while the line is down or the server is busy. */
export async function saveDraftPatiently(part: Placed, retrying: Retrying): Promise<Saved> {
  let result: Saved = { saved: false, issues: [] };
  const attempt = async () => {
    result = await saveDraft(part);
    if (result.passing) throw new Retriable(result.message);
  };
  // The result says what became of the last try.
  await withRetries(attempt, retrying).catch(() => {});
  return result;
}
