const most = 5;

/** The error, its cause, that one's cause and so on. What several attempts failed by counts as one cause: the first. */
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

/** PostgreSQL quotes what a visitor sent in its messages: the log holds only its code. */
const isQuoting = (error: unknown) => error instanceof Error && error.name === "PostgresError";

function nameOf(error: unknown): string {
  return isQuoting(error) ? `PostgresError ${(error as { code?: string }).code}` : String(error);
}

/** One line: what failed, and why. */
export const reasonOf = (error: unknown): string => causesOf(error).map(nameOf).join(", because of ");

/** The same with the places in the code. */
export const stackOf = (error: unknown): string => causesOf(error).map(placesOf).join("\ncaused by ");

/** Where the database is away, the place is that of whoever watches it, a thousand times over. */
function placesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "DatabaseAway") return error.message;
  if (!isQuoting(error)) return error.stack ?? String(error);
  const places = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return [nameOf(error), ...places].join("\n");
}
