import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { urls } from "../../shared/urls.ts";

/** Public pages alone: what depends on the visitor, or does something, is fetched when it is asked for. */
const fetchedAhead = [
  urls.home(),
  urls.jobs(),
  `${urls.jobs()}?*`,
  `${urls.jobs()}/*`,
  urls.country("*"),
  urls.partners(),
  `${urls.partners()}?*`,
  urls.reviews(),
  urls.news(),
  urls.terms(),
  urls.privacy(),
];

const onIntent = {
  prefetch: [{ source: "document", where: { href_matches: fetchedAhead }, eagerness: "moderate" }],
};

/** What a browser may fetch when a link is pointed at; nothing for a visitor who saves data. */
export const speculationRules = new Hono<Env>().get("/speculation-rules.json", (c) => {
  const savesData = c.req.header("Save-Data")?.toLowerCase() === "on";
  return c.body(JSON.stringify(savesData ? {} : onIntent), 200, {
    "Content-Type": "application/speculationrules+json",
    "Cache-Control": "public, max-age=86400",
    Vary: "Save-Data",
  });
});
