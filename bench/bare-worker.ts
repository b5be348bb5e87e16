import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { workerConfig } from "../scripts/deploy/worker-config.mjs";
import { freePort } from "../scripts/shared/free-port.mjs";
import { startServer } from "./start-server.ts";
import type { Running } from "./workshop.ts";

const ofMiniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
const { default: workerd } = ofMiniflare("workerd") as { default: string };

/** workerd without Miniflare's entry, page cache and bucket. */
export async function startBareWorker(databaseUrl: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), "bare-worker-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await writeFile(join(folder, "worker.capnp"), await configOf(databaseUrl, url));
  const started = await startServer(workerd, ["serve", "--experimental", "--import-path=/", "worker.capnp"], {
    cwd: folder,
    isReady: () => isListening(port),
    askEveryMs: 2,
  });
  const stop = async () => {
    await started.stop("SIGKILL");
    await rm(folder, { recursive: true });
  };
  return { ...started, url, stop };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

async function configOf(databaseUrl: string, siteUrl: string): Promise<string> {
  const { main, assets, compatibility_date, compatibility_flags } = await workerConfig();
  const folder = dirname(main);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  const first = relative(folder, main);
  const modules = [first, ...names.filter((name) => name !== first)].map(
    (name) => `(name = ${text(name)}, esModule = embed ${text(join(folder, name))})`,
  );
  const variables = {
    SITE_URL: siteUrl,
    SECRET_KEY: "a secret key for the bench, of 32+ characters",
    ADMIN_PASSWORD: "a password for the bench",
    RATE_LIMIT_SCALE: "1000000",
  };
  const bindings = [
    `(name = "ASSETS", service = "assets")`,
    `(name = "FILES", r2Bucket = "assets")`,
    `(name = "HYPERDRIVE", json = ${text(JSON.stringify({ connectionString: databaseUrl }))})`,
    ...Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "assets", disk = (path = ${text(assets.directory)})),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = ${text(new URL(siteUrl).host)}, http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [${modules.join(", ")}],
  bindings = [${bindings.join(", ")}],
  compatibilityDate = ${text(compatibility_date)},
  compatibilityFlags = [${compatibility_flags.map(text).join(", ")}],
);
`;
}

const text = (value: string) => JSON.stringify(value);
