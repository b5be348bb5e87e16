/** A line where the operator can put it right, else the error itself. */
export function explain(error: unknown, environment?: Record<string, string | undefined>): unknown;
