import * as z from "zod/mini";
import { text } from "./text.ts";

const longest = 254;

/** This is zod's pattern with top-level domains in punycode added. */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** Accepts letters, marks and digits of any script, hyphens, and full stops of Latin and East Asian scripts. */
const international = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u;

/** Every mail server understands `maria@xn--bcher-kva.example`, but not `maria@bücher.example`. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  const url = `http://${domain}`;
  return at > 0 && international.test(domain) && URL.canParse(url)
    ? address.slice(0, at) + new URL(url).hostname
    : address;
}

export const emailAddress = (message: string) =>
  text({ label: "Email address", max: longest, message }).check(
    z.overwrite(asciiEmail),
    z.email({ pattern, error: message }),
    z.maxLength(longest, message),
  );
