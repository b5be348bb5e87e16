import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import postgres from "postgres";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";

/**
 * A PostgreSQL for tests: the one TEST_DATABASE_URL names, else the machine's own programs on a folder of their own;
 * undefined when there is neither. `createDatabase` gives the URL of a new database, which is
 * empty or a copy of the one named as its template.
 */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return server(given, async () => {});
  const programs = findPrograms();
  return programs && startOwn(programs);
}

function server(url, end) {
  const databases = [];
  return {
    createDatabase: async (name, template = "template1") => {
      const database = `${name}_${randomBytes(4).toString("hex")}`;
      await administer(url, `create database ${database} template ${template}`);
      databases.push(database);
      return Object.assign(new URL(url), { pathname: `/${database}` }).href;
    },
    stop: async () => {
      for (const database of databases)
        await administer(url, `drop database if exists ${database} with (force)`);
      await end();
    },
  };
}

async function administer(url, statement) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function findPrograms() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

/** One that the caller may freeze, thaw and restart, whatever server the other tests use. */
export async function startOwnPostgres(settings) {
  const programs = findPrograms();
  return programs && startOwn(programs, settings);
}

/** A standby that follows the primary of this URL, which must be of a superuser. */
export async function startReplica(primary) {
  const programs = findPrograms();
  return programs && startOwn(programs, { fsync: "on" }, new URL(primary));
}

async function startOwn(programs, more = {}, primary = undefined) {
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", remove);
  const password = primary?.password ?? randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);

  const data = join(folder, "data");
  const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" }, ...account };
  const cluster = ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  const [maker, makerArgs] = primary
    ? ["pg_basebackup", ["-D", data, "-d", primary.href, "-R", "-X", "stream", "-c", "fast"]]
    : ["initdb", [...cluster, "-E", "UTF8", "--locale=C.UTF-8", "-N"]];
  execFileSync(join(programs, maker), makerArgs, { ...options, stdio: ["ignore", "ignore", "inherit"] });

  const port = await freePort();
  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: "", ...hasty, ...more };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let child;
  const run = async () => {
    child = start(join(programs, "postgres"), ["-D", data, ...args], options);
    await isReady(child);
  };
  const end = async (signal) => {
    const closed = ended(child);
    kill(child, signal);
    const deadline = setTimeout(() => kill(child), 10_000);
    await closed;
    clearTimeout(deadline);
  };
  await run();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      signalAll(child.pid, "SIGCONT");
      await end("SIGINT");
    }
    remove();
  };
  return {
    ...server(url, stop),
    url,
    kill: () => end("SIGKILL"),
    close: stop,
    freeze: () => signalAll(child.pid, "SIGSTOP"),
    thaw: () => signalAll(child.pid, "SIGCONT"),
    // Restarts as `pg_ctl restart -m immediate` does: every connection is cut, and committed work is read from the log.
    restart: async () => {
      await end("SIGQUIT");
      await run();
    },
  };
}

/** Nothing in the database has to outlive the run. */
const hasty = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 60 };

/** Each process of PostgreSQL has a group of its own. */
function signalAll(pid, signal) {
  process.kill(pid, signal);
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" });
  for (const child of stdout.split("\n").map(Number).filter(Boolean)) {
    try {
      process.kill(child, signal);
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
  }
}

/**
 * PostgreSQL and PgBouncer refuse to run as root. Each then runs as the account that Debian made for it, or as
 * nobody.
 */
export function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag, name) =>
    Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
  for (const name of ["postgres", "nobody"]) {
    try {
      return { uid: id("-u", name), gid: id("-g", name) };
    } catch {}
  }
  throw new Error("PostgreSQL does not run as root, and there is no account named postgres or nobody");
}

function isReady(child) {
  return new Promise((resolve, reject) => {
    const said = [];
    eachLine(child, (line) => {
      said.push(line);
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
    child.once("close", () => reject(new Error(`PostgreSQL did not start:\n${said.slice(-10).join("\n")}`)));
  });
}
