import type { Context } from "hono";
import type { Env } from "../env.ts";

/** Otherwise the Back button shows pages of an ended session from the browser's cache. */
export const forgetPages = (c: Context<Env>): void => c.header("Clear-Site-Data", '"cache"');
