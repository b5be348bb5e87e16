import type { Answers } from "../../src/shared/application.ts";
import type { Issue } from "../../src/shared/issues.ts";
import { ApiError, answerOf, api } from "../lib/api.ts";
import { isPassing, Retriable, type Retrying, withRetries } from "../lib/retry.ts";
import type { KeptDocuments } from "./wizard-props.ts";

export interface Saved {
  saved: boolean;
  issues: readonly Issue[];
  /** What the server says of it; undefined when it could not be reached. */
  message?: string | undefined;
  /** Not saved, but another try may do it. */
  passing?: boolean;
}

/** Sends what is known so far; it never throws, since a line that is down is an everyday thing. */
export async function saveDraft(
  answers: Answers,
  documents: KeptDocuments,
  jobId: string | null,
): Promise<Saved> {
  const names = Object.entries(documents).map(([field, document]) => [field, document?.name ?? ""]);
  const documentNames = Object.fromEntries(names) as Record<string, string>;
  try {
    await answerOf(api.draft.$put({ json: { answers, documentNames, jobId } }));
    return { saved: true, issues: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) return { saved: false, issues: [], passing: true };
    return { saved: false, issues: error.issues, message: error.said, passing: isPassing(error.status) };
  }
}

/** As `saveDraft`, trying again by itself while the line is down or the server is busy. */
export async function saveDraftPatiently(
  answers: Answers,
  documents: KeptDocuments,
  jobId: string | null,
  retrying: Retrying,
): Promise<Saved> {
  let result: Saved = { saved: false, issues: [] };
  const attempt = async () => {
    result = await saveDraft(answers, documents, jobId);
    if (result.passing) throw new Retriable(result.message);
  };
  // What the last try came to is told by its result.
  await withRetries(attempt, retrying).catch(() => {});
  return result;
}
