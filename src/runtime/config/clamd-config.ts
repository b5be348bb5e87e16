import type { Variables } from "./variables.ts";

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const rule = "must be like 127.0.0.1:3310, or a socket's path like /run/clamav/clamd.ctl";

/** Undefined: nobody scans documents. */
export function clamdOf(variables: Variables): ClamdAddress | undefined {
  const text = variables.text("CLAMD");
  if (text === undefined) return undefined;
  if (text.startsWith("/")) return { path: text };
  const [, host = "", port] =
    /^(?:\[([\da-fA-F:]+)\]|([\w.-]+)):(\d{1,5})$/.exec(text)?.filter(Boolean) ?? [];
  if (host && Number(port) >= 1 && Number(port) <= 65535) return { host, port: Number(port) };
  variables.refuse("CLAMD", rule);
  return undefined;
}
