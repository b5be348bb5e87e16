import { app } from "../../app.tsx";
import { connect } from "../../db/connect.ts";
import type { Assets, Services } from "../../env.ts";
import { type Bucket, r2Files } from "../../services/files/unstorage-files.ts";
import { httpMailer } from "../../services/mail/http-mail.ts";
import type { Mailer } from "../../services/mail/mail.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { openVault } from "../../services/sealing/web-vault.ts";
import { SharedUploadQueue } from "../../services/uploads/shared-upload-queue.ts";
import { runTask, tasks } from "../../tasks/index.ts";
import type { DatasetSource } from "../../world.ts";
import { assetsOf, type BrowserBuild } from "../assets.ts";
import { type Config, readConfig } from "../config/config.ts";
import { ConfigError } from "../config/config-error.ts";
import { warnOperator } from "../config/warn-operator.ts";
import { missingOnWorkers, refusedOnWorkers } from "../config/worker-settings.ts";
import { linesOf } from "../node/read-lines.ts";
import { assembleServices } from "../services.ts";
import { within } from "../time-limit.ts";
import { type EdgeCache, edgePage } from "./edge-pages.ts";
import { type AssetFiles, fetchAsset } from "./fetch-asset.ts";

export interface Bindings {
  HYPERDRIVE: { connectionString: string };
  FILES: Bucket;
  ASSETS: AssetFiles;
  VERSION?: { id: string };
  [variable: string]: unknown;
}

declare const FixedLengthStream: new (
  length: number,
) => { readable: ReadableStream<Uint8Array>; writable: WritableStream<Uint8Array> };
declare const caches: { default: EdgeCache };

export interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

function environmentOf(bindings: Bindings): Record<string, string> {
  const texts = Object.entries(bindings).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { ...Object.fromEntries(texts), DATABASE_URL: bindings.HYPERDRIVE.connectionString, STORAGE: "r2" };
}

function datasetOf({ ASSETS }: Bindings): DatasetSource {
  const manifest = async () => (await fetchAsset(ASSETS, "seed/manifest.json")).json();
  return {
    manifest,
    async *lines() {
      const { file } = (await manifest()) as { file: string };
      const { body } = await fetchAsset(ASSETS, `seed/${file}`);
      if (body) yield* linesOf(piecesOf(body));
    },
  };
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    yield decoder.decode(value, { stream: !done });
    if (done) return;
  }
}

function mailerOf({ mail, mailFrom: from }: Config): Mailer | undefined {
  return mail?.kind === "api" ? httpMailer({ url: mail.url, key: mail.key, from }) : undefined;
}

interface Shared {
  config: Config;
  vault: Vault;
  assets: Assets;
}

async function openShared(bindings: Bindings, build: BrowserBuild): Promise<Shared> {
  const environment = environmentOf(bindings);
  const refusals = [...missingOnWorkers(environment), ...refusedOnWorkers(environment)];
  if (refusals.length > 0) throw new ConfigError(refusals.join("\n"));
  const config = readConfig(environment);
  warnOperator(config);
  const vault = openVault(config.secretKey ?? "", config.secretKeyPrevious);
  return { config, vault, assets: assetsOf(build) };
}

function openWorld(bindings: Bindings, { config, vault, assets }: Shared): Services {
  // A connection belongs to one request. One each keeps a crowd within the server's limit.
  const sql = connect({ url: bindings.HYPERDRIVE.connectionString }, { max: 1 });
  return assembleServices({
    config,
    // Only the database sees all isolates.
    uploadPlaces: new SharedUploadQueue({ sql, vault }),
    adminPassword: config.adminPassword,
    sql,
    vault,
    files: r2Files(bindings.FILES),
    scanner: undefined,
    mail: mailerOf(config),
    assets,
    dataset: datasetOf(bindings),
    terms: undefined,
    log: (entry) => console.log(JSON.stringify({ at: new Date().toISOString(), ...entry })),
    ready: async () => {
      await sql`select 1`;
      return true;
    },
  });
}

const isStreamed = ({ body, headers }: Response) =>
  body !== null && !/^(text\/html|application\/(\w+\+)?(json|xml))\b/.test(headers.get("Content-Type") ?? "");

/** A streaming answer still reads from the database. */
function whenSent(response: Response, then: () => void): Response {
  if (!response.body || !isStreamed(response)) {
    then();
    return response;
  }
  const watch = new TransformStream<Uint8Array, Uint8Array>({ flush: then, cancel: then } as Transformer);
  const body = response.body.pipeThrough(watch);
  const length = response.headers.get("Content-Length");
  // The platform sends Content-Length only for its own kind of stream.
  return new Response(length ? body.pipeThrough(new FixedLengthStream(Number(length))) : body, response);
}

const restBytes = 12 * 1024 * 1024;
const restMs = 10_000;

/**
 * Reads what a refusal left unread, because the browser reads the answer only after it has sent everything.
 */
async function readRest({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const rest = async () => {
    for (let read = 0; read < restBytes; ) {
      const { value, done } = await reader.read();
      if (done) return;
      read += value.byteLength;
    }
    await reader.cancel();
  };
  await within(restMs, rest()).catch(() => void reader.cancel().catch(() => {}));
}

export async function openSite(settings: Bindings, build: BrowserBuild) {
  const shared = await openShared(settings, build);
  return {
    async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
      const world = openWorld(bindings, shared);
      const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
      const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
      const services = { ...world, address };
      const pages = { cache: caches.default, version: bindings.VERSION?.id ?? "", waitUntil };
      const response = (await edgePage(request, services, pages)) ?? (await app.fetch(request, services));
      await readRest(request);
      return whenSent(response, () => waitUntil(world.sql.end({ timeout: 5 })));
    },

    async scheduled({ scheduledTime }: { scheduledTime: number }, bindings: Bindings): Promise<void> {
      const world = openWorld(bindings, shared);
      const minute = Math.floor(scheduledTime / 60_000);
      const due = tasks.filter(({ everyMinutes }) => minute % everyMinutes === 0);
      try {
        for (const task of due) await runTask(task, world);
      } finally {
        await world.sql.end({ timeout: 5 });
      }
    },
  };
}
