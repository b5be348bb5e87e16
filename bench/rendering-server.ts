import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { app } from "../src/app.tsx";
import { listOpenCountries } from "../src/db/jobs/job-facets.ts";
import { countOpenJobs, listOpenJobs } from "../src/db/jobs/jobs.ts";
import type { Env } from "../src/env.ts";
import { readConfig } from "../src/runtime/config/config.ts";
import { openNodeWorld } from "../src/runtime/node/open-world.ts";
import { experienceLabel } from "../src/shared/jobs/experience-levels.ts";
import type { Job } from "../src/shared/jobs/job.ts";
import { sectorLabel } from "../src/shared/jobs/sectors.ts";

/** The list of jobs: the site renders it at `/jobs`, template strings at `/plain`. */
const root = fileURLToPath(new URL("..", import.meta.url));
// React needs NODE_ENV=production, but the site must not be in production.
const { services } = await openNodeWorld(readConfig({ ...process.env, NODE_ENV: undefined }), root);
const world: Env["Bindings"] = { ...services, address: "127.0.0.1" };
const { sql } = services;

const page = await (await app.fetch(new Request("http://127.0.0.1/jobs"), world)).text();
const [before = "", rest = ""] = page.split('<ul class="cards">');
const after = rest.slice(rest.indexOf("</ul>"));
const flags = new Map(
  [...rest.matchAll(/<p class="row">(<svg.*?<\/svg>)([^<]*)<\/p>/g)].map(([, flag, country]) => [
    country,
    flag,
  ]),
);

const unsafe: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: string) => value.replace(/[&<>"]/g, (character) => unsafe[character]!);
const usd = (value: number) => `$${value.toLocaleString("en-US")}`;

const card = (job: Job) => `<li class="job"><h2><a href="/jobs/${job.id}">${text(job.title)}</a></h2>
<p>${text(job.company)}</p><p class="row">${flags.get(job.country) ?? ""}${text(job.country)}</p>
<p class="pay">${usd(job.salaryMin)} - ${usd(job.salaryMax)}/month</p>
<p class="meta">${usd(job.salaryMin * 12)} - ${usd(job.salaryMax * 12)}/year</p>
<p class="badges"><span class="badge badge-info">${sectorLabel(job.sector)}</span>
<span class="badge">${experienceLabel(job.experienceLevel)}</span>
${job.sample ? '<span class="badge badge-warn">Sample listing</span>' : ""}</p></li>`;

const plain = new Hono().get("/plain", async (c) => {
  const countries = await listOpenCountries(sql);
  const [{ total }, jobs] = await Promise.all([
    countOpenJobs(sql, {}),
    listOpenJobs(sql, {}, { limit: 24, offset: 0 }),
  ]);
  const lead = `${total} positions across ${countries.length} countries`;
  return c.html(`${before}<ul class="cards" title="${lead}">${jobs.map(card).join("")}${after}`);
});

const fetch = (request: Request) =>
  request.url.endsWith("/plain") ? plain.fetch(request) : app.fetch(request, world);
serve({ fetch, port: Number(process.env.PORT) });
