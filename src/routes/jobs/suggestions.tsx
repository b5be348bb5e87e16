import { Hono } from "hono";
import { renderToString } from "react-dom/server";
import { suggestTitles } from "../../db/jobs/search/suggest-titles.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { cutText } from "../../shared/surrogates.ts";

const mostShown = 8;
const shortest = 2;
const longest = 60;

/** Options that the script of the filters puts below the search box. */
export const suggestions = new Hono<Env>().get(routes.suggestions.path, async (c) => {
  const text = cutText((c.req.query("search") ?? "").replace(/\p{Cc}/gu, " ").trim(), longest);
  const titles = text.length >= shortest ? await suggestTitles(c.env.sql, text, mostShown) : [];
  return c.html(renderToString(titles.map((title) => <option key={title} value={title} />)));
});
