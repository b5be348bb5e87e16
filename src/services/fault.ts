import type { FailureCode } from "../errors.ts";

export type Fault = Extract<FailureCode, `file${Capitalize<string>}` | "wrongFileType">;
