const most = 5;

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause !== undefined && causes.length < most; cause = causeOf(cause))
    causes.push(cause);
  return causes;
}

function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError) return error.cause ?? error.errors[0];
  return error instanceof Error ? error.cause : undefined;
}

/** PostgreSQL's messages quote what a visitor sent, so the log holds only the code. */
const isQuoting = (error: unknown) => error instanceof Error && error.name === "PostgresError";

function nameOf(error: unknown): string {
  return isQuoting(error) ? `PostgresError ${(error as { code?: string }).code}` : String(error);
}

export const reasonOf = (error: unknown): string => causesOf(error).map(nameOf).join(", because of ");

export const stackOf = (error: unknown): string => causesOf(error).map(placesOf).join("\ncaused by ");

/** The guard raises this error for every caller, so its stack says nothing. */
function placesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "DatabaseAway") return error.message;
  if (!isQuoting(error)) return error.stack ?? String(error);
  return [nameOf(error), ...linesOf(error)].join("\n");
}

/** Leaves out the messages, which may quote personal data. */
export const wordlessStackOf = (error: unknown): string =>
  causesOf(error)
    .map((cause) => (cause instanceof Error ? [cause.name, ...linesOf(cause)].join("\n") : typeof cause))
    .join("\ncaused by ");

const linesOf = ({ stack = "" }: Error) => stack.split("\n").filter((line) => line.startsWith("    at "));
