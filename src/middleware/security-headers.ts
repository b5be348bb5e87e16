import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { keptByNobody } from "./public-page.ts";
import { routeAt } from "./route-at.ts";

const stripeScripts = "https://js.stripe.com https://*.js.stripe.com";

/** No nonce: scripts are files of ours, styles are files of ours or known by the hashes of the build, so one page serves everybody. */
function pagePolicy(styleSources: string[], stripe: boolean): string {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": stripe ? `'self' ${stripeScripts}` : "'self'",
    "style-src": styleSources.join(" ") || "'none'",
    "img-src": "'self' data: blob:",
    "connect-src": stripe ? "'self' https://api.stripe.com" : "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "manifest-src": "'self'",
  };
  if (stripe) directives["frame-src"] = `${stripeScripts} https://hooks.stripe.com`;
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/** As often as there are combinations of style sheets: it is a long text to put together. */
const known = new Map<string, string>();

function policyFor(styleSources: string[], stripe: boolean): string {
  const key = `${stripe} ${styleSources}`;
  const policy = known.get(key) ?? pagePolicy(styleSources, stripe);
  known.set(key, policy);
  return policy;
}

/** For what is no page of ours: opened by itself, it loads and runs nothing. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

const unused = "camera=(), geolocation=(), microphone=(), usb=()";

/** On every answer. */
const always = {
  "X-Content-Type-Options": "nosniff",
  // With `no-referrer` browsers send `Origin: null` and the origin check would refuse our own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": `${unused}, payment=()`,
};

/** Wallets ask to be let in, and Google Pay opens a window that must find its way back. */
const atPayment = {
  ...always,
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": `${unused}, payment=(self "https://js.stripe.com")`,
};

/** A year, once the site is reached over https alone. */
const overHttps = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

const isHttps = (siteUrl: string) => siteUrl.startsWith("https:");

/** For answers that the app itself does not give: files of the build, and refusals in front of it. */
export const fileHeaders = (siteUrl: string | undefined): Record<string, string> => ({
  ...always,
  "Content-Security-Policy": filePolicy,
  ...(siteUrl && isHttps(siteUrl) && overHttps),
});

/** What an answer says itself, stays: a document is stricter, and a page whose address is a secret. */
export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  const { settings } = c.env;
  const styleSources: string[] | undefined = c.get("styleSources");
  const stripe = settings.stripe !== undefined && routeAt(c.req.path)?.takesPayment === true;
  const wanted: Record<string, string> = {
    ...(stripe ? atPayment : always),
    "Content-Security-Policy": styleSources || stripe ? policyFor(styleSources ?? [], stripe) : filePolicy,
    // Made for whoever asked, unless it says otherwise.
    "Cache-Control": keptByNobody,
    ...(isHttps(settings.siteUrl) && overHttps),
  };
  for (const [name, value] of Object.entries(wanted))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
});
