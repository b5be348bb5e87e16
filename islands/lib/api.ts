import { hc } from "hono/client";
import type { Api } from "../../src/api/index.ts";
import type { Issue } from "../../src/shared/issues.ts";

/** Twice what the server allows itself: after that the line is dead. */
const timeoutMs = 20_000;

/** Every call of the site, typed by the server's own code. */
export const api = hc<Api>("/", {
  fetch: (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
}).api;

/** An answer that is none of success: `{status}: {body text}`. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** What the server says to the person; undefined when it said nothing readable. */
  readonly said: string | undefined;
  readonly issues: Issue[];
  /** Where the person gets on. */
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

/** What a call answers when it succeeds. */
type Success<A extends Answer> = A extends { ok: false } ? never : Awaited<ReturnType<A["json"]>>;

/** The body of a good answer; throws ApiError for any other, and what `fetch` throws when there is no line. */
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
