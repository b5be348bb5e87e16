import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { ErrorPage } from "../components/shell/ErrorPage.tsx";
import { linkFailures } from "../content/link-failures.ts";
import { t } from "../content/words.ts";
import type { Env } from "../env.ts";
import { Failure, type FailureCode } from "../errors.ts";
import * as routes from "../routes.ts";
import { FilesAway } from "../services/files/files.ts";
import { ProviderAway } from "../services/payments/provider.ts";
import { SealBroken } from "../services/sealing/authenticated-encryption.ts";
import { UploadTooSlow } from "../services/uploads/minimum-speed.ts";
import { stackOf } from "../shared/error-causes.ts";
import { demandsAt, isCall } from "./route-at.ts";

/** postgres.js and PostgreSQL report a lost, refused, cancelled or deadlocked query by these codes. */
const connectionLost =
  /^(CONNECT_TIMEOUT|CONNECTION_|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|40P01|57014|57P0\d|53\d{3}|08\d{3})/;

function isDatabaseAway(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && connectionLost.test(code);
}

/** PostgreSQL's codes for a value that it cannot read. Mostly visitors send such values, but code can, too. */
const unreadable = new Set<unknown>(["22021", "22P02", "22P05"]);

const isUnreadable = (error: Error) => "code" in error && unreadable.has(error.code);

const codeOfStatus: Partial<Record<number, FailureCode>> = {
  401: "signInRequired",
  403: "wrongRole",
  404: "notFound",
  405: "wrongMethod",
  413: "tooLarge",
  415: "wrongContentType",
  429: "tooManyRequests",
};

export function failureOf(error: Error): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ProviderAway) return new Failure("paymentsAway", { cause: error });
  if (error instanceof UploadTooSlow) return new Failure("tooSlow", { cause: error });
  if (error instanceof FilesAway)
    return new Failure(error.full ? "filesFull" : "filesAway", { cause: error });
  if (error instanceof SealBroken) return new Failure("sealBroken", { cause: error });
  if (isDatabaseAway(error)) return new Failure("databaseAway", { cause: error });
  if (isUnreadable(error)) return new Failure("badRequest", { cause: error });
  if (error instanceof HTTPException && error.status < 500)
    return new Failure(codeOfStatus[error.status] ?? "badRequest", { cause: error });
  return new Failure("failed", { cause: error });
}

/** Returns the failure when it has one of these statuses, and throws any other error. */
export const refusalWith =
  (...statuses: ContentfulStatusCode[]) =>
  (error: unknown): Failure => {
    if (error instanceof Failure && statuses.includes(error.status)) return error;
    throw error;
  };

const tracking = (c: Context<Env>) => ({ href: c.var.linkTo(routes.track), text: t("track.title") });

const savedJobs = (c: Context<Env>) => ({ href: c.var.linkTo(routes.saved), text: t("saved.title") });

/** These failures lead to another page, because neither the start page nor another try helps. */
const waysOn: Partial<Record<FailureCode, typeof tracking>> = {
  linkOver: tracking,
  linkUnknown: tracking,
  savedLinkUnknown: savedJobs,
  savedLinkUsed: savedJobs,
  savedLinkOver: savedJobs,
};

const busy = new Set<FailureCode>(["uploadsBusy", "signInsBusy"]);

export function loggedFailureOf(c: Context<Env>, error: Error): Failure {
  const failure = failureOf(error);
  const cause = failure.cause instanceof Error ? failure.cause : error;
  const isOurs = failure.status >= 500 && !busy.has(failure.code);
  if (isOurs || isUnreadable(cause)) {
    const event = isOurs ? "error" : "value not readable";
    c.env.log({ event, id: c.get("requestId"), code: failure.code, cause: stackOf(cause) });
  }
  return failure;
}

export function setRetryAfter(
  c: Context<Env>,
  failure: Pick<Failure, "retryAfterSeconds"> | undefined,
): void {
  if (failure?.retryAfterSeconds) c.header("Retry-After", String(failure.retryAfterSeconds));
}

export const onError: ErrorHandler<Env> = (error, c) => {
  const failure = loggedFailureOf(c, error);
  setRetryAfter(c, failure);
  c.status(failure.status);
  if (isCall(c.req.path))
    return c.json({
      message: failure.message,
      ...(failure.issues && { issues: failure.issues }),
      ...(failure.sentId && { link: c.var.linkTo(routes.trackMine, { id: failure.sentId }) }),
    });
  const { code, message, status } = failure;
  const isOurs = status >= 500;
  const isLink = code in linkFailures;
  const title = t(isLink ? "errors.link.title" : "errors.page.title");
  const wayOn = waysOn[code]?.(c) ?? (isOurs && c.req.method === "GET" ? sameAgain(c) : administratorWay(c));
  const requestId = isOurs ? c.get("requestId") : undefined;
  return c.render(<ErrorPage {...{ title, message, requestId, wayOn }} isPlain={isLink} />, {
    title,
    description: message,
    formless: true,
    styles: isLink ? ["band"] : ["band", "course", "map"],
    noindex: true,
    hasFooterRow: isLink,
  });
};

const administratorWay = (c: Context<Env>) =>
  demandsAt(c.req.method, c.req.path)?.guard === "admin"
    ? { href: c.var.linkTo(routes.admin), text: t("admin.today") }
    : undefined;

function sameAgain(c: Context<Env>) {
  const { pathname, search } = new URL(c.req.url);
  return { href: pathname + search, text: t("errors.again") };
}
