import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const text = readFileSync(process.env.TEXT_FILE!, "latin1");
serve({ fetch: new Hono().get("/", (c) => c.body(text)).fetch, port: Number(process.env.PORT) });
