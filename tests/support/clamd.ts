import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import type { ClamdAddress } from "../../src/runtime/config/setting-formats.ts";
import { unprivileged } from "./postgres-server.mjs";

/** The harmless text that every virus scanner takes for a virus. In two halves, so that none finds it in this file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

export interface Clamd {
  socket: ClamdAddress;
  tcp: ClamdAddress;
  stop(): Promise<void>;
}

const advice = "There is no clamd: install it (Debian: apt-get install clamav-daemon).";

/** Says why there is no clamd to test with. Undefined when there is one. */
export const missingClamd = (): string | undefined => (program() ? undefined : advice);

interface Place {
  port?: number;
  settings?: Record<string, string>;
}

/** The machine's own clamd with one signature, that of the EICAR test text; its databases need not be there. */
export async function startClamd({ port, settings = {} }: Place = {}): Promise<Clamd> {
  const found = program();
  if (!found) throw new Error(advice);
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "clamd-"));
  const database = join(folder, "database");
  mkdirSync(database);
  const ownPort = port ?? (await freePort());
  const path = join(folder, "clamd.sock");
  const all = {
    DatabaseDirectory: database,
    TemporaryDirectory: folder,
    LocalSocket: path,
    TCPSocket: ownPort,
    TCPAddr: "127.0.0.1",
    Foreground: "yes",
    SelfCheck: 0,
    ...settings,
  };
  const config = join(folder, "clamd.conf");
  const signatures = join(database, "eicar.ndb");
  const lines = Object.entries(all).map(([name, value]) => `${name} ${value}`);
  writeFileSync(config, `${lines.join("\n")}\n`);
  writeFileSync(signatures, `Eicar-Test:0:*:${Buffer.from(eicar).toString("hex")}\n`);
  if (account)
    for (const own of [folder, database, config, signatures]) chownSync(own, account.uid, account.gid);

  const child = start(found, ["--config-file", config], { cwd: folder, ...account });
  const closed = ended(child);
  const stop = async () => {
    kill(child);
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  const said: string[] = [];
  eachLine(child, (line) => said.push(line));
  const failed = closed.then(() => {
    throw new Error(`clamd did not start:\n${said.slice(-10).join("\n")}`);
  });
  failed.catch(() => {});
  // clamd buffers its output, so the port shows that it is ready.
  while (!(await Promise.race([answers(ownPort), failed]))) await sleep(50);
  return { socket: { path }, tcp: { host: "127.0.0.1", port: ownPort }, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write("zPING\0"));
    socket.once("data", () => socket.end());
    socket.once("error", () => resolve(false));
    socket.once("close", () => resolve(socket.bytesRead > 0));
  });
}

function program(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "clamd")).find((path) => existsSync(path));
}
