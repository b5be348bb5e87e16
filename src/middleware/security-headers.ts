import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { cachedByNobody } from "./public-page.ts";
import { routeAt } from "./route-at.ts";

const stripeScripts = "https://js.stripe.com https://*.js.stripe.com";

/** Scripts and styles are our files or have known hashes, so one page without a nonce serves everybody. */
function pagePolicy(styleSource: string, stripe: boolean): string {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": stripe ? `'self' ${stripeScripts}` : "'self'",
    "style-src": styleSource || "'none'",
    "img-src": "'self' data: blob:",
    "connect-src": stripe ? "'self' https://api.stripe.com" : "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  };
  if (stripe) directives["frame-src"] = `${stripeScripts} https://hooks.stripe.com`;
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

const known = new Map<string, string>();

function policyFor(styleSource: string, stripe: boolean): string {
  const key = `${stripe} ${styleSource}`;
  const policy = known.get(key) ?? pagePolicy(styleSource, stripe);
  known.set(key, policy);
  return policy;
}

const filePolicy = "default-src 'none'; frame-ancestors 'none'";

const unused = "camera=(), geolocation=(), microphone=(), usb=()";

const always = {
  "X-Content-Type-Options": "nosniff",
  // With `no-referrer` browsers send `Origin: null`, and the origin check would refuse our own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": `${unused}, payment=()`,
};

/** Wallets need permissions, and Google Pay opens a window. */
const atPayment = {
  ...always,
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": `${unused}, payment=(self "https://js.stripe.com")`,
};

const overHttps = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

const isHttps = (siteUrl: string) => siteUrl.startsWith("https:");

export const fileHeaders = (siteUrl: string | undefined): Record<string, string> => ({
  ...always,
  "Content-Security-Policy": filePolicy,
  ...(siteUrl && isHttps(siteUrl) && overHttps),
});

export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  const { settings } = c.env;
  const styleSource: string | undefined = c.get("styleSource");
  const stripe = settings.stripe !== undefined && routeAt(c.req.path)?.takesPayment === true;
  const wanted: Record<string, string> = {
    ...(stripe ? atPayment : always),
    "Content-Security-Policy": styleSource || stripe ? policyFor(styleSource ?? "", stripe) : filePolicy,
    "Cache-Control": cachedByNobody,
    ...(isHttps(settings.siteUrl) && overHttps),
  };
  for (const [name, value] of Object.entries(wanted))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
});
