import type { FailureCode } from "../errors.ts";

/** The error for a file that we do not take as a document. */
export type Fault = Extract<FailureCode, `file${Capitalize<string>}` | "wrongFileType">;
