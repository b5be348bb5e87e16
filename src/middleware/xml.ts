import type { Context } from "hono";
import type { Env } from "../env.ts";
import { keptByAll } from "./public-page.ts";

// What XML 1.0 cannot hold, not even escaped: a single one in a title would make all of a feed unreadable.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Answers with a document that holds the same for everybody. */
export function xml(c: Context<Env>, type: string, document: string): Response {
  return c.body(`<?xml version="1.0" encoding="utf-8"?>\n${document.replace(impossible, "")}\n`, 200, {
    "Content-Type": `${type}; charset=utf-8`,
    "Cache-Control": keptByAll,
  });
}
