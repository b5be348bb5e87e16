import { loneSurrogate } from "../shared/surrogates.ts";
import type { Sql } from "./sql.ts";
import { withStatementHook } from "./statement-hook.ts";

/** PostgreSQL cannot store NUL or half of a surrogate pair. */
class UnstorableText extends Error {
  override name = "UnstorableText";
  readonly code = "22021";
}

/** An error of a postgres.js serializer would reach whichever query runs at the time. */
export const withStorableText = <S extends Sql>(sql: S): S => withStatementHook(sql, refuseUnstorable);

function refuseUnstorable(value: unknown): void {
  if (typeof value === "string") {
    if (value.includes("\0") || loneSurrogate.test(value))
      throw new UnstorableText("A text cannot be stored");
  } else if (typeof value === "object" && value !== null && !isOpaque(value)) {
    for (const part of Object.values(value)) refuseUnstorable(part);
  }
}

const isOpaque = (value: object) => ArrayBuffer.isView(value) || value instanceof Promise || "raw" in value;
