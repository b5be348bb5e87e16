import { listNewJobs } from "../../src/db/alerts/due-alerts.ts";
import type { Sql } from "../../src/db/sql.ts";
import { countrySlug } from "../../src/shared/jobs/country-slug.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import { type Overrides, send } from "./site.ts";

/**
 * The public places that show the job now. `neighbour` is another public job in the same country and sector, whose page
 * lists similar jobs.
 */
export async function placesOf(world: Overrides & { sql: Sql }, job: Job, neighbour: Job): Promise<string[]> {
  const read = async (path: string) => (await send(path, {}, world as Overrides)).text();
  const word = encodeURIComponent(job.title);
  const country = encodeURIComponent(job.country);
  const places: Record<string, () => Promise<boolean>> = {
    list: async () => (await read(`/jobs?country=${country}`)).includes(job.id),
    search: async () => (await read(`/jobs?search=${word}`)).includes(job.id),
    filter: async () => (await read(`/api/jobs/filter?search=${word}`)).includes(job.id),
    id: async () => (await send(`/api/jobs/${job.id}`, {}, world as Overrides)).status === 200,
    page: async () => (await send(`/jobs/${job.id}`, {}, world as Overrides)).status === 200,
    country: async () => (await read(`/api/jobs/country/${country}`)).includes(job.id),
    "country page": async () => (await read(`/jobs/country/${countrySlug(job.country)}`)).includes(job.id),
    destination: async () => (await read(`/country/${countrySlug(job.country)}`)).includes(job.id),
    similar: async () => (await read(`/jobs/${neighbour.id}`)).includes(job.id),
    feed: async () => (await read(`/feed.xml?country=${country}`)).includes(job.id),
    sitemap: async () => (await read("/sitemap-jobs.xml")).includes(job.id),
    partners: async () => (await read("/api/partners/stats")).includes(job.company),
    "partners page": async () => (await read("/partners")).includes(job.company),
    alerts: async () => (await alertedOf(world.sql, job)).includes(job.id),
  };
  const shown = [];
  for (const [place, isShown] of Object.entries(places)) if (await isShown()) shown.push(place);
  return shown;
}

async function alertedOf(sql: Sql, { country }: Job): Promise<string[]> {
  const list = { search: "", country, sector: "", experienceLevel: "", since: "2000-01-01T00:00:00Z" };
  const [found] = await listNewJobs(sql, [list as never], new Date(Date.now() + 60_000).toISOString(), 100);
  return found!.map(({ id }) => id);
}

/** A public job shows on each of these. */
export const everywhere = [
  "list",
  "search",
  "filter",
  "id",
  "page",
  "country",
  "country page",
  "destination",
  "similar",
  "feed",
  "sitemap",
  "partners",
  "partners page",
  "alerts",
];
