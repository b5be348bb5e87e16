/** Returns a line for an error that the operator can correct, or else the error itself. */
export function explain(error: unknown, environment?: Record<string, string | undefined>): unknown;
