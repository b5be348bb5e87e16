import { loneSurrogate } from "../shared/surrogates.ts";
import type { Sql } from "./sql.ts";
import { withStatementHook } from "./statement-hook.ts";

/** A NUL character, or half of a surrogate pair: PostgreSQL holds neither in a text. */
class UnstorableText extends Error {
  override name = "UnstorableText";
  /** PostgreSQL's own for such a text. */
  readonly code = "22021";
}

/**
 * The same client, which refuses a statement with a text that PostgreSQL cannot hold. A type of postgres.js could not
 * refuse it: what its serializers throw, the query that runs at the time gets, which may be another one's.
 */
export const withStorableText = <S extends Sql>(sql: S): S => withStatementHook(sql, refuseUnstorable);

function refuseUnstorable(value: unknown): void {
  if (typeof value === "string") {
    if (value.includes("\0") || loneSurrogate.test(value))
      throw new UnstorableText("A text cannot be stored");
  } else if (typeof value === "object" && value !== null && !isOpaque(value)) {
    for (const part of Object.values(value)) refuseUnstorable(part);
  }
}

/** Bytes, parts of a statement that were checked when they were made, and the text of the statement itself. */
const isOpaque = (value: object) => ArrayBuffer.isView(value) || value instanceof Promise || "raw" in value;
