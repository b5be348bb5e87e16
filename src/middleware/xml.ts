import type { Context } from "hono";
import type { Env } from "../env.ts";
import { cachedByAll } from "./public-page.ts";

// XML 1.0 cannot hold these characters, not even escaped. One of them would break a whole feed.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function xml(c: Context<Env>, type: string, document: string): Response {
  return c.body(`<?xml version="1.0" encoding="utf-8"?>\n${document.replace(impossible, "")}\n`, 200, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": cachedByAll,
  });
}
