import { suite } from "uvu";
import * as assert from "uvu/assert";
import { explain } from "./explain.mjs";

const fault = (properties: object, message = "") => Object.assign(new Error(message), properties);
const environment = { HOST: "jobs.invalid", DATABASE_URL: "postgres://root:word@db/jobs" };
const away = (reason: string) =>
  `The site cannot connect to the PostgreSQL that DATABASE_URL names (${reason}). Start that server, or correct DATABASE_URL.`;
const notHere =
  "HOST must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them, but it is";

const explained: [string, Error, string][] = [
  [
    "repeats what was meant for the operator",
    fault({ name: "ConfigError" }, "PORT is wrong."),
    "PORT is wrong.",
  ],
  [
    "names an option that the command does not have",
    fault(
      { code: "ERR_PARSE_ARGS_UNKNOWN_OPTION" },
      "Unknown option '--from-file'. To specify a positional ...",
    ),
    "Unknown option '--from-file'. docs/commands.md lists the options of each command.",
  ],
  [
    "says that an option lacks its value",
    fault({ code: "ERR_PARSE_ARGS_INVALID_OPTION_VALUE" }, "Option '--from <value>' argument missing"),
    "Option '--from <value>' argument missing. docs/commands.md lists the options of each command.",
  ],
  [
    "says that the port is taken",
    fault({ code: "EADDRINUSE", port: 80 }),
    "Port 80 is in use. Stop the program that listens there, or set PORT.",
  ],
  [
    "says that the port is not for this account",
    fault({ code: "EACCES", syscall: "listen", port: 80 }),
    "Port 80 is not open to this account. Set PORT to 1024 or higher.",
  ],
  [
    "says that the address is another machine's",
    fault({ code: "EADDRNOTAVAIL", syscall: "listen", address: "8.8.8.8" }),
    `${notHere} "jobs.invalid" (EADDRNOTAVAIL).`,
  ],
  [
    "says that nobody knows the name to listen at",
    fault({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "jobs.invalid" }),
    `${notHere} "jobs.invalid" (ENOTFOUND).`,
  ],
  [
    "says that nobody knows the database's name",
    fault({ code: "ENOTFOUND", syscall: "getaddrinfo", hostname: "db" }, "getaddrinfo ENOTFOUND db"),
    away("getaddrinfo ENOTFOUND db"),
  ],
  [
    "says that the database does not listen, at none of its addresses",
    Object.assign(
      new AggregateError([
        new Error("connect ECONNREFUSED ::1:1"),
        new Error("connect ECONNREFUSED 127.0.0.1:1"),
      ]),
      { code: "ECONNREFUSED" },
    ),
    away("connect ECONNREFUSED ::1:1"),
  ],
  [
    "says that the database takes another password",
    fault({ name: "PostgresError", code: "28P01" }, 'password authentication failed for user "root"'),
    away('password authentication failed for user "root"'),
  ],
  [
    "says that the database does not answer",
    fault({ code: "CONNECT_TIMEOUT" }, "write CONNECT_TIMEOUT db:undefined"),
    away("write CONNECT_TIMEOUT db"),
  ],
  [
    "says that the disk of the database's server is full, whatever was done then",
    Object.assign(new Error("Migration 0001 failed", { cause: fault({ code: "53100" }) }), {
      name: "MigrationError",
    }),
    "The disk of the database server that DATABASE_URL names is full. Free some space on it.",
  ],
  [
    "says that the address asks the database for a setting that it does not have",
    fault(
      { name: "PostgresError", code: "42704", severity: "FATAL" },
      'unrecognized configuration parameter "mode"',
    ),
    away('unrecognized configuration parameter "mode"'),
  ],
  [
    "says that a pooler gave the session to another client",
    fault({ name: "PostgresError", code: "42P05" }, 'prepared statement "a1" already exists'),
    "DATABASE_URL leads through a pooler in transaction mode that loses prepared statements. Add ?prepare=false to DATABASE_URL, or set max_prepared_statements in PgBouncer 1.21 or newer.",
  ],
  [
    "says that another folder's disk is full",
    fault({ code: "ENOSPC", path: "/backups/monday/documents" }),
    "The disk of /backups/monday is full. Free some space on it.",
  ],
];

const explaining = suite("explain");

for (const [behaviour, error, line] of explained) {
  explaining(behaviour, () => assert.is(explain(error, environment), line));
}

explaining("says of the data folder that its disk is full, or that a file in it cannot be used", () => {
  const folder = { DATA_DIR: "/srv/jobs" };
  const full =
    "The disk of the data folder /srv/jobs is full. Free some space on it, or set DATA_DIR to a folder on another disk.";
  for (const error of [
    fault({ code: "ENOSPC", path: "/srv/jobs/postgres" }),
    fault({ code: "EDQUOT", syscall: "write" }),
    fault({ name: "PostgresError", code: "53100" }),
    new Error("The file store does not answer", { cause: fault({ code: "ENOSPC" }) }),
  ])
    assert.is(explain(error, folder), full);
  assert.is(
    explain(fault({ code: "EACCES", path: "/srv/jobs/lock.1" }), folder),
    "The site cannot use /srv/jobs/lock.1 (EACCES). Let this account read and write it, or set DATA_DIR to another folder.",
  );
});

explaining("leaves a fault of ours its stack", () => {
  for (const error of [
    new TypeError("undefined is not a function"),
    fault({ name: "PostgresError", code: "42P01" }),
  ])
    assert.is(explain(error, environment), error);
});

explaining("does not blame a database that nobody named", () => {
  const error = fault({ code: "ECONNREFUSED", syscall: "connect" });
  assert.is(explain(error, {}), error);
});

explaining.run();
