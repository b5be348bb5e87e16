import { hc } from "hono/client";
import type { Api } from "../../src/api/index.ts";
import type { Issue } from "../../src/shared/issues.ts";
import { pageLanguage } from "./locale.ts";

export const timeoutMs = 20_000;

/** The server's sentences come in the language of the page, and not in the browser's. */
export const inPageLanguage = () => ({ "Accept-Language": pageLanguage });

export const api = hc<Api>("/", {
  headers: inPageLanguage,
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
}).api;

/** Its message is `{status}: {body text}`. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly said: string | undefined;
  readonly issues: Issue[];
  readonly link: string | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    const { message, issues, link } = parse(body);
    this.status = status;
    this.said = typeof message === "string" ? message : undefined;
    this.link = typeof link === "string" ? link : undefined;
    this.issues = Array.isArray(issues) ? (issues as Issue[]) : [];
  }
}

interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

type Success<A extends Answer> = A extends { ok: false } ? never : Awaited<ReturnType<A["json"]>>;

/** Throws ApiError for any answer but success, and what `fetch` throws without a connection. */
export async function answerOf<A extends Answer>(call: Promise<A>): Promise<Success<A>> {
  const answer = await call;
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  return (await answer.json()) as Success<A>;
}

function parse(body: string): { message?: unknown; issues?: unknown; link?: unknown } {
  try {
    return (JSON.parse(body) as { message?: unknown } | null) ?? {};
  } catch {
    return {};
  }
}
