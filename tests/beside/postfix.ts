import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { until } from "../support/until.ts";
import { shared } from "./beside.ts";
import { mailPassword, writePostfixFiles } from "./postfix-files.ts";

/** An email as it lies in the Maildir, read by Python. */
export interface Arrived {
  defects: string[];
  headers: [name: string, value: string][];
  from: string[];
  to: string[];
  sentAt: string;
  type: string;
  text: string | null;
  html: string | null;
  calendars: [method: string, text: string][];
  files: string[];
  longestLine: number;
  isAscii: boolean;
}

export interface Postfix {
  /** The address for SMTP_URL, with this user and password. */
  urlFor(login?: string): string;
  /** The certificate of the authority that signed the server's own. */
  authority: string;
  /** All that Postfix logged. */
  said(): string;
  start(): Promise<void>;
  stop(): void;
  /** Answers each recipient that matches a pattern with a reply of its own, like `450 4.2.0 later`. */
  answer(replies: Record<string, string>): void;
  arrived(): Arrived[];
}

/** The server's name may be no name of the loopback, for which the site does not check a certificate. */
const mailHost = hostname();
const goodLogin = `landfall:${encodeURIComponent(mailPassword)}`;

const idOf = (option: "-u" | "-g", account: string) =>
  Number(execFileSync("id", [option, account], { encoding: "utf8" }));

/**
 * Debian's Postfix with folders of its own, and a certificate for this name. Any recipient has a mailbox, except one who
 * begins with `nobody`.
 */
export async function postfix(name = mailHost): Promise<Postfix> {
  const around = mkdtempSync(join(shared, "postfix-"));
  const [uid, gid] = [idOf("-u", "postfix"), idOf("-g", "postfix")];
  for (const path of [shared, around]) chmodSync(path, 0o755);
  const [folder, queue, data, mail] = ["etc", "queue", "data", "mail"].map((name) => {
    mkdirSync(join(around, name));
    return join(around, name);
  }) as [string, string, string, string];
  for (const path of [data, mail]) chownSync(path, uid, gid);
  const port = await freePort();
  const place = `${mailHost}:${port}`;
  writePostfixFiles({ folder, queue, data, mail, uid, gid, place }, name);

  let isRunning = false;
  const log = join(folder, "log");
  const said = () => (existsSync(log) ? readFileSync(log, "utf8") : "");
  const command = (...args: string[]) => {
    const { status, stderr } = spawnSync("postfix", ["-c", folder, ...args], { encoding: "utf8" });
    if (status !== 0) throw new Error(`postfix ${args.join(" ")}: ${stderr}\n${said().slice(-2000)}`);
  };
  const stop = () => {
    if (isRunning) command("stop");
    isRunning = false;
  };
  // Its master leaves the process group of whoever starts it.
  process.once("exit", stop);
  return {
    urlFor: (login = goodLogin) => `smtp://${login}@${place}`,
    authority: join(folder, "ca.pem"),
    said,
    stop,
    async start() {
      command("start");
      isRunning = true;
      await until("Postfix greets", () => greets(port).catch(() => false), 30_000);
      command("status");
    },
    answer(replies) {
      const lines = Object.entries(replies).map(([recipient, reply]) => `/^${recipient}@/ ${reply}\n`);
      writeFileSync(join(folder, "answers"), lines.join(""));
      command("reload");
    },
    arrived() {
      const box = join(mail, "all/new");
      if (!existsSync(box)) return [];
      const reader = fileURLToPath(new URL("read-emails.py", import.meta.url));
      const options = { encoding: "utf8" as const, maxBuffer: 256 * 1024 * 1024 };
      return JSON.parse(execFileSync("python3", [reader, box], options));
    },
  };
}

async function greets(port: number): Promise<boolean> {
  const socket = connect(port, mailHost).setTimeout(1_000, () => socket.destroy(new Error("it is silent")));
  try {
    await once(socket, "connect");
    const [greeting] = await once(socket, "data");
    return String(greeting).startsWith("220 ");
  } finally {
    socket.destroy();
  }
}
