import { createHash } from "node:crypto";
import type { Answers } from "../../shared/applying/application.ts";

/** The same answers give the same digest. A page without script sends back the digest of the answers that it showed. */
export function answersDigest(answers: Answers): string {
  const given = Object.entries(answers).filter(([, value]) => (value ?? "") !== "");
  const text = JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1)));
  return createHash("sha256").update(text).digest("base64url").slice(0, 12);
}
