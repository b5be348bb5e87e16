import type { Context } from "hono";
import type { Env } from "../env.ts";

/** For the end of a session: going back would show its pages again from the browser's cache. */
export const forgetPages = (c: Context<Env>): void => c.header("Clear-Site-Data", '"cache"');
