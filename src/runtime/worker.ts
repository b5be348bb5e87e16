import browserBuild from "../../dist/assets.json";
import { app } from "../app.tsx";
import { connect } from "../db/connect.ts";
import type { DatasetSource, Services } from "../env.ts";
import { httpMailer } from "../services/http-mail.ts";
import type { Mailer } from "../services/mail.ts";
import { type Bucket, r2Files } from "../services/unstorage-files.ts";
import type { Vault } from "../services/vault.ts";
import { openVault } from "../services/web-vault.ts";
import { runTask, tasks } from "../tasks/index.ts";
import { assetsOf } from "./assets.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { assembleServices } from "./services.ts";

interface Bindings {
  HYPERDRIVE: { connectionString: string };
  FILES: Bucket;
  ASSETS: { fetch(request: Request | string): Promise<Response> };
  [variable: string]: unknown;
}

/** Of the platform. */
declare const FixedLengthStream: new (
  length: number,
) => { readable: ReadableStream<Uint8Array>; writable: WritableStream<Uint8Array> };

interface Execution {
  waitUntil(work: Promise<unknown>): void;
}

const assets = assetsOf(browserBuild);

let vault: Promise<Vault> | undefined;

function environmentOf(bindings: Bindings): Record<string, string> {
  const texts = Object.entries(bindings).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { ...Object.fromEntries(texts), DATABASE_URL: bindings.HYPERDRIVE.connectionString, STORAGE: "r2" };
}

/** A Worker is on the open internet from its first moment: nothing is made up for what is missing. */
function refuseIncomplete(environment: Record<string, string>): void {
  const missing = ["SITE_URL", "SECRET_KEY", "ADMIN_PASSWORD"].filter((name) => !environment[name]);
  if (missing.length > 0) throw new ConfigError(`${missing.join(", ")} must be set on a Worker.`);
}

/** Public by nature, it lies among the assets. */
function datasetOf({ ASSETS }: Bindings): DatasetSource {
  const read = async (file: string) => (await ASSETS.fetch(`https://assets.local/seed/${file}`)).text();
  return {
    manifest: async () => JSON.parse(await read("manifest.json")),
    async *lines() {
      yield* (await read("vacancies.jsonl")).split("\n");
    },
  };
}

function mailerOf({ mail, mailFrom: from }: Config): Mailer | undefined {
  if (mail?.kind === "smtp")
    throw new ConfigError("SMTP_URL is not available on Workers; set MAIL_API_URL and MAIL_API_KEY.");
  return mail && httpMailer({ url: mail.url, key: mail.key, from });
}

async function openWorld(bindings: Bindings): Promise<Services> {
  const environment = environmentOf(bindings);
  refuseIncomplete(environment);
  const config = readConfig(environment);
  vault ??= openVault(config.secretKey ?? "", config.secretKeyPrevious);
  // A client belongs to one request here: its connection may not outlive it. One is enough, and a crowd of requests
  // asks the server for no more than that many.
  const sql = connect({ url: bindings.HYPERDRIVE.connectionString }, { max: 1, fetchTypes: false });
  return assembleServices({
    config,
    adminPassword: config.adminPassword,
    sql,
    vault: await vault,
    files: r2Files(bindings.FILES),
    mail: mailerOf(config),
    assets,
    dataset: datasetOf(bindings),
    ready: async () => {
      await sql`select 1`;
      return true;
    },
  });
}

/** An answer may still read from the database while it streams. */
function whenSent(response: Response, then: () => void): Response {
  if (!response.body) {
    then();
    return response;
  }
  const watch = new TransformStream<Uint8Array, Uint8Array>({ flush: then, cancel: then } as Transformer);
  const body = response.body.pipeThrough(watch);
  const length = response.headers.get("Content-Length");
  // The platform sends a length for streams of its own kind alone.
  return new Response(length ? body.pipeThrough(new FixedLengthStream(Number(length))) : body, response);
}

const restBytes = 12 * 1024 * 1024;

/**
 * Reads what a refusal left unread, within bounds: a client listens only when it has sent all, and the connection would
 * be closed under whatever request comes over it next.
 */
async function readRest({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  try {
    for (let read = 0; read < restBytes; ) {
      const { value, done } = await reader.read();
      if (done) return;
      read += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Read already, or broken off by its sender.
  }
}

export default {
  async fetch(request: Request, bindings: Bindings, execution: Execution): Promise<Response> {
    const world = await openWorld(bindings);
    const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
    const waitUntil = (work: Promise<unknown>) => execution.waitUntil(work);
    const response = await app.fetch(request, { ...world, address, waitUntil });
    await readRest(request);
    return whenSent(response, () => waitUntil(world.sql.end({ timeout: 5 })));
  },

  async scheduled({ scheduledTime }: { scheduledTime: number }, bindings: Bindings): Promise<void> {
    const world = await openWorld(bindings);
    const minute = Math.floor(scheduledTime / 60_000);
    const due = tasks.filter(({ everyMinutes }) => minute % everyMinutes === 0);
    try {
      for (const task of due) await runTask(task, world);
    } finally {
      await world.sql.end({ timeout: 5 });
    }
  },
};
