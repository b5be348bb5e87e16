import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { until } from "../support/until.ts";
import { shared } from "./beside.ts";

/** OpenStack's Swift, which speaks S3, with one disk and a bucket. */
export interface Swift {
  /** The site's settings for it. */
  settings: Record<string, string>;
  /** The name of each object in the bucket. */
  listed(): Promise<string[]>;
  /** The content of all objects that the bucket lists. */
  content(): Promise<Buffer>;
  /** The server that takes the requests answers nothing, and keeps its connections. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const bucket = "documents-of-landfall";
const region = "eu-north-1";
const [account, user, secret] = ["test", "landfall", "a-key-of-the-store"];
const kinds = ["account", "container", "object"] as const;

/** Swift reads its hash salts from /etc/swift/swift.conf, which the package brings, and all else from a folder of its own. */
export async function swift(): Promise<Swift> {
  const folder = mkdtempSync(join(shared, "swift-"));
  mkdirSync(join(folder, "devices/disk"), { recursive: true });
  const running: { name: string; child: ReturnType<typeof start>; said: string[] }[] = [];
  const run = async (name: string, port: number, lines: string) => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\n${common(folder)}\n${lines}`);
    const child = start(`swift-${name}-server`, [file]);
    const said: string[] = [];
    running.push({ name, child, said });
    eachLine(child, (line) => void said.push(line));
    await until(`${name} listens`, () => {
      if (child.exitCode !== null) throw new Error(`${name} ended:\n${said.slice(-20).join("\n")}`);
      return isOpen(port).catch(() => false);
    });
  };
  for (const kind of kinds) {
    const port = await freePort();
    makeRing(folder, kind, port);
    await run(
      kind,
      port,
      `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  const port = await freePort();
  await run("proxy", port, proxyLines);
  const endpoint = `http://127.0.0.1:${port}`;
  const accessKeyId = `${account}:${user}`;
  const client = new AwsClient({ service: "s3", region, accessKeyId, secretAccessKey: secret });
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await client.fetch(`${endpoint}/${bucket}${path}`, init);
    if (!answer.ok) throw new Error(`Swift answered ${answer.status}: ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  await ask("", { method: "PUT" });

  const proxy = running.at(-1)!.child;
  const listed = async () =>
    [...(await ask("")).toString("utf8").matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key!);
  return {
    settings: {
      STORAGE: "s3",
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
    listed,
    async content() {
      const names = await listed();
      return Buffer.concat(await Promise.all(names.map((name) => ask(`/${encodeURIComponent(name)}`))));
    },
    freeze: () => kill(proxy, "SIGSTOP"),
    thaw: () => kill(proxy, "SIGCONT"),
    async stop() {
      for (const { child } of running.reverse()) {
        const gone = ended(child);
        kill(child);
        await gone;
      }
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } finally {
    socket.destroy();
  }
}

/** One copy of everything, on one disk. */
function makeRing(folder: string, kind: string, port: number): void {
  const build = (...args: string[]) =>
    execFileSync("swift-ring-builder", [join(folder, `${kind}.builder`), ...args], { stdio: "ignore" });
  build("create", "4", "1", "1");
  build("add", `r1z1-127.0.0.1:${port}/disk`, "1");
  build("rebalance");
}

/** An object that comes or goes is in the list at once: a busy machine may take longer than the second that Swift waits. */
const common = (folder: string) => `
workers = 0
user = root
swift_dir = ${folder}
devices = ${join(folder, "devices")}
mount_check = false
container_update_timeout = 60
`;

const proxyLines = `
[pipeline:main]
pipeline = catch_errors gatekeeper proxy-logging cache listing_formats s3api tempauth proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:proxy-logging]
use = egg:swift#proxy_logging
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = ${region}
[filter:tempauth]
use = egg:swift#tempauth
user_${account}_${user} = ${secret} .admin
`;
