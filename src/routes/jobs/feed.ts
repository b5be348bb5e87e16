import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { activeFilters } from "../../../islands/jobs/active-filters.ts";
import { monthlyPay } from "../../content/pay.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { type FeedJob, findContentChange } from "../../db/jobs/feed.ts";
import { listFeed } from "../../domain/jobs/search/list-feed.ts";
import type { Env } from "../../env.ts";
import { xml } from "../../middleware/xml.ts";
import * as routes from "../../routes.ts";
import { listed } from "../../shared/format.ts";
import { filterParameters, type JobFilter, parametersOf } from "../../shared/jobs/job-filter.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { readListFilter } from "./list-filter.ts";

const mostEntries = 50;

/** Serves the newest jobs of a list in Atom (RFC 4287). Its parameters are those of the list. */
export const feed = new Hono<Env>().get(routes.feed.path, async (c) => {
  const { siteUrl } = c.env.settings;
  const { filter } = await readListFilter(c);
  const jobs = await listFeed(c.env.sql, filter, mostEntries);
  const [first, ...others] = jobs.map(({ updatedAt }) => updatedAt);
  const changed = first
    ? others.reduce((latest, next) => (next > latest ? next : latest), first)
    : await findContentChange(c.env.sql);
  const asked = filter.impossible
    ? `${c.var.linkTo(routes.feed)}?${given(c)}`
    : c.var.linkTo(routes.feed, parametersOf(filter));
  const document = await html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${c.var.locale}">
<id>tag:${new URL(siteUrl).hostname},2026:${asked}</id>
<title>${titleOf(filter)}</title>
<updated>${changed}</updated>
<author><name>${site.name}</name></author>
<link rel="self" type="application/atom+xml" href="${siteUrl}${asked}"/>
<link rel="alternate" type="text/html" href="${siteUrl}${c.var.linkTo(routes.jobs, parametersOf(filter))}"/>
${jobs.map((job) => entry(c, job))}</feed>`;
  return xml(c, "application/atom+xml", String(document));
});

/** Keeps the query of the address. A query that the filter does not understand must not become the feed of all jobs. */
function given(c: Context<Env>): URLSearchParams {
  const parameters = filterParameters.map((name) => [name, c.req.query(name) ?? ""] as [string, string]);
  return new URLSearchParams(parameters.filter(([, value]) => value));
}

function titleOf(filter: JobFilter): string {
  const active = activeFilters(filter);
  const filters = listed(active.map(({ label }) => label));
  return t("shell.title", { page: filters ? t("feed.title.filtered", { filters }) : t("feed.title") });
}

function entry(c: Context<Env>, job: FeedJob) {
  const { siteUrl } = c.env.settings;
  const { id, title, company, country, sector, createdAt, updatedAt, sample } = job;
  return html`<entry>
<id>urn:uuid:${id}</id>
<title>${t("job.meta.title", { title, company, country })}</title>
<link rel="alternate" type="text/html" href="${siteUrl}${c.var.linkTo(routes.job, { id })}"/>
<published>${createdAt}</published>
<updated>${updatedAt}</updated>
<author><name>${company}</name></author>
<category term="${sector}" label="${sectorLabel(sector)}"/>
${sample ? html`<category term="sample" label="${t("jobs.sample")}"/>\n` : ""}<summary>${
    sample ? `${t("jobs.sample")}. ` : ""
  }${monthlyPay(job)}. ${job.description}</summary>
</entry>
`;
}
