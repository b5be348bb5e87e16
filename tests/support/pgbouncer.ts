import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { unprivileged } from "./postgres-server.mjs";

export interface PgBouncer {
  /** Leads to the same database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** The machine's own PgBouncer in front of the database of this address. It fails where there is none. */
export async function startPgBouncer(
  databaseUrl: string,
  settings: Record<string, string | number>,
): Promise<PgBouncer> {
  const account = unprivileged();
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const server = { host: hostname, port: port || "5432", user: username, password, dbname: name };
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  const ownPort = await freePort();
  const all = {
    listen_addr: "127.0.0.1",
    listen_port: ownPort,
    unix_socket_dir: "",
    auth_type: "any",
    ...settings,
  };
  const target = Object.entries(server).map(([key, value]) => `${key}=${decodeURIComponent(value)}`);
  const lines = Object.entries(all).map(([key, value]) => `${key} = ${value}`);
  writeFileSync(file, `[databases]\n${name} = ${target.join(" ")}\n[pgbouncer]\n${lines.join("\n")}\n`);
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);

  const child = start(program(), [file], { cwd: folder, ...account });
  const closed = ended(child);
  const stop = async () => {
    kill(child, "SIGINT");
    const deadline = setTimeout(() => kill(child), 10_000);
    await closed;
    clearTimeout(deadline);
    rmSync(folder, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    const said: string[] = [];
    eachLine(child, (line) => {
      said.push(line);
      if (line.includes("process up")) resolve();
    });
    void closed.then(() => reject(new Error(`PgBouncer did not start:\n${said.slice(-10).join("\n")}`)));
  });
  return { url: `postgres://${username}@127.0.0.1:${ownPort}/${name}`, stop };
}

/** Since 1.21 it can keep account of the clients' prepared statements. */
export function canKeepStatements(): boolean {
  const text = execFileSync(program(), ["--version"], { encoding: "utf8" });
  const [major = 0, minor = 0] = /\d+\.\d+/.exec(text)?.[0].split(".").map(Number) ?? [];
  return major > 1 || minor >= 21;
}

function program(): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path));
  if (!found) throw new Error("There is no PgBouncer: install it (Debian: pgbouncer).");
  return found;
}
