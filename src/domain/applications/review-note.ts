import { t } from "../../content/words.ts";
import { fail } from "../../errors.ts";
import type { Issue } from "../../shared/issues.ts";
import { findingsInText } from "../jobs/review-rules.ts";

/** Returns the sentence that breaks a rule of the job review, as a message for the field. */
export function noteIssues(path: string, note: string | null | undefined): Issue[] {
  const [finding] = findingsInText(note ?? "");
  if (!finding) return [];
  return [{ path, message: t(`rejection.note.${finding.rule}`, { sentence: finding.sentence }) }];
}

/** Fails with 400 for a note that breaks a rule of the job review. */
export function refuseSuspiciousNote(note: string | null | undefined): void {
  const issues = noteIssues("note", note);
  if (issues.length > 0) fail("invalidInput", { issues });
}
