import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";

const stripeScripts = "https://js.stripe.com https://*.js.stripe.com";

/** No nonce: scripts are files of ours, styles are known by the hashes of the build, so one page serves everybody. */
function contentSecurityPolicy(styleHashes: string[], stripe: boolean): string {
  const directives: Record<string, string> = {
    "default-src": "'none'",
    "script-src": stripe ? `'self' ${stripeScripts}` : "'self'",
    "style-src": styleHashes.map((hash) => `'${hash}'`).join(" ") || "'none'",
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

const headers: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  // With `no-referrer` browsers send `Origin: null` and the origin check would refuse our own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), usb=(), interest-cohort=()",
};

/** Pages where a payment may happen: Stripe's scripts and frames are let in there only. */
const mayTakePayment = (path: string) =>
  path === "/apply" || path.startsWith("/apply/") || path === "/application-success";

export const securityHeaders = createMiddleware<Env>(async (c, next) => {
  await next();
  const { assets, settings } = c.env;
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  if (!c.res.headers.has("Content-Security-Policy")) {
    const stripe = settings.stripe !== undefined && mayTakePayment(c.req.path);
    c.header("Content-Security-Policy", contentSecurityPolicy(assets.styleHashes, stripe));
  }
  if (settings.siteUrl.startsWith("https:")) {
    c.header("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  // Wallet buttons of the payment form ask for this one.
  if (settings.stripe && mayTakePayment(c.req.path)) {
    c.header(
      "Permissions-Policy",
      `${headers["Permissions-Policy"]}, payment=(self "https://js.stripe.com")`,
    );
  }
});
