import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { app } from "../../src/app.tsx";
import type { RequestFacts, Services } from "../../src/env.ts";
import { assetsOf } from "../../src/runtime/assets.ts";
import { readConfig } from "../../src/runtime/config/config.ts";
import { datasetFile } from "../../src/runtime/node/dataset-file.ts";
import { judgedAtOnce, settingsOf } from "../../src/runtime/services.ts";
import { PasswordQueue } from "../../src/services/password-queue.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { openVault } from "../../src/services/sealing/web-vault.ts";
import { UploadQueue } from "../../src/services/uploads/upload-queue.ts";
import { reasonOf } from "../../src/shared/error-causes.ts";
import type { Settings } from "../../src/world.ts";
import { testDatabase } from "./database.ts";
import { asDescribed, mayPassPrism } from "./described.ts";
import { memoryFiles } from "./memory-files.ts";

/**
 * The site as tests meet it: by Request and Response, in this process or, with TEST_BASE_URL, on a running
 * server.
 */
export { testDatabase };

const base = process.env.TEST_BASE_URL;
const prism = process.env.TEST_PRISM_URL;
const browserBuild = new URL("../../dist/assets.json", import.meta.url);

export const siteUrl = base ?? "http://localhost:3000";

/** True when the tests can hand the app other services than a running server has. */
export const inProcess = base === undefined;

export interface Overrides extends Partial<Omit<Services, "settings">> {
  settings?: Partial<Settings>;
  address?: string;
  url?: string;
}

let services: Promise<Services> | undefined;

async function openServices(): Promise<Services> {
  const sql = await testDatabase();
  const vault = openVault(process.env.TEST_SECRET_KEY ?? "a secret key for tests alone, of 32+ characters");
  const testGateway = testPayments(sql, vault);
  return {
    sql,
    files: memoryFiles(),
    scanner: undefined,
    uploadPlaces: new UploadQueue({ atOnce: 64, waitMs: 60_000 }),
    // Tests that run beside each other share an address, and a busy machine must fail none of them.
    passwordQueue: new PasswordQueue({ waiting: 1_000, waitingOfOne: 1_000, waitMs: 60_000 }),
    judging: pLimit(judgedAtOnce),
    payments: testGateway,
    testGateway,
    mail: undefined,
    vault,
    assets: assetsOf(JSON.parse(readFileSync(browserBuild, "utf8"))),
    dataset: datasetFile(fileURLToPath(new URL("../../sql/seed/manifest.json", import.meta.url))),
    terms: undefined,
    settings: {
      ...settingsOf(readConfig({}), "the administrator's password"),
      siteUrl,
      rateLimitScale: 1000,
    },
    clock: () => new Date(),
    log: () => {},
    ready: async () => true,
  };
}

/** The services that requests in this process meet. */
export function testServices(): Promise<Services> {
  services ??= openServices();
  return services;
}

export async function send(path: string, init: RequestInit = {}, world: Overrides = {}): Promise<Response> {
  const url = new URL(path, world.url ?? siteUrl);
  const request = new Request(url, { redirect: "manual", ...init });
  if (base ?? world.url) {
    refuseServices(world);
    if (!prism || world.url || !mayPassPrism(url, init)) return fetch(request).catch(explain(request));
    const answer = await fetch(new URL(url.pathname + url.search, prism), { redirect: "manual", ...init });
    return asDescribed(`${request.method} ${url.pathname}`, answer);
  }
  const real = await testServices();
  const facts: RequestFacts = { address: world.address ?? "203.0.113.7" };
  return app.fetch(request, {
    ...real,
    ...world,
    settings: { ...real.settings, ...world.settings },
    ...facts,
  });
}

/** A failed fetch says only "fetch failed". */
const explain = (request: Request) => (error: unknown) => {
  if (!(error instanceof TypeError)) throw error;
  throw new TypeError(`${request.method} ${request.url}: ${reasonOf(error)}`, { cause: error });
};

/** A running server has its own services, so a test with others would prove nothing. */
function refuseServices({ address: _, url: __, ...services }: Overrides): void {
  const names = Object.keys(services);
  if (names.length > 0) throw new Error(`a running server takes no ${names.join(", ")} of a test's own`);
}

export function json(body: unknown, method = "POST"): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

export const post = (path: string, body: unknown, world?: Overrides) => send(path, json(body), world);

export async function fieldMessages(response: Response): Promise<Record<string, string>> {
  const { issues = [] } = (await response.json()) as { issues?: { path: string; message: string }[] };
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** Keeps cookies from answer to request. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly world: Overrides;

  constructor(world: Overrides = {}) {
    this.world = world;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
    const response = await send(path, { ...init, headers }, this.world);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]!.split("=");
      this.cookies.set(name, value);
    }
    return response;
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.send(path, json(body));
  }

  submit(path: string, fields: Record<string, string>): Promise<Response> {
    const headers = { Accept: "text/html" };
    return this.send(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }
}
