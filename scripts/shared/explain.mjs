import { dirname, resolve, sep } from "node:path";

const forTheOperator = new Set([
  "ConfigError",
  "DatasetError",
  "FolderInUse",
  "MigrationError",
  "ProviderAway",
]);

/** Returns a line for an error that the operator can correct. Any other error keeps its stack. */
export function explain(error, environment = process.env) {
  const full = ofTheDisk(error, environment);
  if (full) return full;
  if (forTheOperator.has(error?.name)) return error.message;
  return (
    ofOptions(error) ??
    ofListening(error, environment) ??
    ofTheDataFolder(error, environment) ??
    ofTheDatabase(error, environment) ??
    error
  );
}

const dataFolder = ({ DATA_DIR }) => resolve(DATA_DIR?.trim() || ".data");
const isIn = (folder, path) => `${resolve(path)}${sep}`.startsWith(`${folder}${sep}`);

/** EDQUOT: the account has a quota. */
const fullDisk = new Set(["ENOSPC", "EDQUOT"]);
/** PostgreSQL's "disk_full". */
const fullDatabase = "53100";

function ofTheDisk(error, environment) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.code === fullDatabase && environment.DATABASE_URL?.trim())
      return "The disk of the database server that DATABASE_URL names is full. Free some space on it.";
    if (!fullDisk.has(cause.code) && cause.code !== fullDatabase) continue;
    const folder = dataFolder(environment);
    // A failing write does not know its file. The start writes only in the data folder.
    if (cause.path === undefined || isIn(folder, cause.path))
      return `The disk of the data folder ${folder} is full. Free some space on it, or set DATA_DIR to a folder on another disk.`;
    return `The disk of ${dirname(cause.path)} is full. Free some space on it.`;
  }
  return undefined;
}

function ofTheDataFolder(error, environment) {
  if (typeof error?.path !== "string" || !/^E[A-Z]+$/.test(error.code)) return undefined;
  if (!isIn(dataFolder(environment), error.path)) return undefined;
  return `The site cannot use ${error.path} (${error.code}). Let this account read and write it, or set DATA_DIR to another folder.`;
}

function ofOptions(error) {
  if (!String(error?.code).startsWith("ERR_PARSE_ARGS_")) return undefined;
  return `${error.message.split(". ")[0]}. docs/commands.md lists the options of each command.`;
}

const notHere = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "EINVAL"]);

function ofListening(error, environment) {
  const isForMetrics = error?.port > 0 && error.port === Number(environment.METRICS_PORT);
  const setting = isForMetrics ? "METRICS_PORT" : "PORT";
  if (error?.code === "EADDRINUSE") {
    return `Port ${error.port ?? environment.PORT ?? 3000} is in use. Stop the program that listens there, or set ${setting}.`;
  }
  const isListening = error?.syscall === "listen";
  if (isListening && error.code === "EACCES") {
    return `Port ${error.port} is not open to this account. Set ${setting} to 1024 or higher.`;
  }
  const address = isForMetrics ? "METRICS_HOST" : "HOST";
  const host = environment[address]?.trim() || "127.0.0.1";
  const isUnknown = error?.syscall === "getaddrinfo" && error.hostname === host;
  if (isUnknown || (isListening && notHere.has(error.code))) {
    return `${address} must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them, but it is "${host}" (${error.code}).`;
  }
  return undefined;
}

const calls = new Set(["connect", "getaddrinfo"]);
const away =
  /^(E[A-Z]*(CONN|TIMEDOUT|UNREACH)|EPIPE|CONNECT|ERR_(SSL|TLS|SOCKET)|SASL|AUTH_TYPE|UNABLE_TO)|CERT/;
/** PostgreSQL refuses the connection, the role, the database, or writing and creating. */
const refusal = /^(08|28|3D|53|57P)...?$|^(25006|42501)$/;
/** The session is another client's, so it does not know a prepared statement, or knows it already. */
const strangeSession = /^(26000|42P05)$/;

function ofTheDatabase(error, { DATABASE_URL }) {
  if (!DATABASE_URL?.trim() || !(error instanceof Error)) return undefined;
  const code = String(error.code ?? "");
  if (strangeSession.test(code)) {
    const addition = `${DATABASE_URL.includes("?") ? "&" : "?"}prepare=false`;
    return `DATABASE_URL leads through a pooler in transaction mode that loses prepared statements. Add ${addition} to DATABASE_URL, or set max_prepared_statements in PgBouncer 1.21 or newer.`;
  }
  // PostgreSQL ends a session with the severity FATAL, for example for an unknown setting in its address.
  const isEnd = error.name === "PostgresError" && error.severity === "FATAL";
  if (!isEnd && !calls.has(error.syscall) && !away.test(code) && !refusal.test(code)) return undefined;
  // A name with several addresses failed at each of them. The first error is enough.
  const reason = (error.message || error.errors?.[0]?.message || code)
    .replaceAll("\n", " ")
    // postgres.js does not know the port of a socket.
    .replace(/:undefined$/, "");
  return `The site cannot connect to the PostgreSQL that DATABASE_URL names (${reason}). Start that server, or correct DATABASE_URL.`;
}
