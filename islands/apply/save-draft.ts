import type { Answers } from "../../src/shared/application.ts";
import type { Issue } from "../../src/shared/issues.ts";
import { ApiError, answerOf, api } from "../lib/api.ts";
import type { KeptDocuments } from "./wizard-props.ts";

interface Saved {
  saved: boolean;
  issues: readonly Issue[];
  /** What the server says of it; undefined when it could not be reached. */
  message?: string | undefined;
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
    if (!(error instanceof ApiError)) return { saved: false, issues: [] };
    return { saved: false, issues: error.issues, message: error.said };
  }
}
