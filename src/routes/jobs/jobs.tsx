import { Hono } from "hono";
import JobFilters from "../../../islands/JobFilters.tsx";
import { activeFilters } from "../../../islands/jobs/active-filters.ts";
import { JobResults } from "../../components/jobs/JobResults.tsx";
import { LoadingCards } from "../../components/jobs/LoadingCards.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { type Samples, sampleNote, samplesAmong } from "../../content/samples.ts";
import { t, tn } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { count, listed } from "../../shared/format.ts";
import type { PageOfJobs } from "../../shared/jobs/found-jobs.ts";
import { isIndexed, isNarrowed, type JobFilter, parametersOf } from "../../shared/jobs/job-filter.ts";
import type { LinkTo } from "../../shared/link.ts";
import { pageOfJobs } from "./jobs-on-page.ts";
import { destinationNames, readListFilter } from "./list-filter.ts";

export const jobsPage = new Hono<Env>().get(routes.jobs.path, async (c) => {
  const { filter, openCountries, countries, samples } = await readListFilter(c);
  const found = await pageOfJobs(c.env.sql, filter, c.req.query("page"));
  const more = c.req.query("more") !== undefined;
  const among = samplesOf(filter, found, samples);
  return c.render(
    <Jobs {...{ filter, openCountries, countries, found, among, more }} feeCents={c.env.settings.feeCents} />,
    metaOf(c.var.linkTo, filter, found, among),
  );
});

/** `all` counts all open jobs. A filtered list may hold no sample, so the jobs on its page decide. */
function samplesOf(filter: JobFilter, { jobs, pages }: PageOfJobs, all: Samples): Samples {
  if (all === "all" || all === "none" || !isNarrowed(filter)) return all;
  const samples = jobs.filter(({ sample }) => sample).length;
  if (pages > 1) return samples > 0 ? "some" : "none";
  return samplesAmong(samples, jobs.length);
}

function metaOf(
  linkTo: LinkTo,
  filter: JobFilter,
  { total, capped, page, pages }: PageOfJobs,
  among: Samples,
): PageMeta {
  const active = activeFilters(filter);
  const filters = listed(active.map(({ label }) => label));
  const title = filters
    ? `${filters} - ${t("jobs.title")}`
    : t(among === "all" ? "jobs.meta.title.samples" : "jobs.meta.title", { jobs: shownTotal(total, capped) });
  const description = t("jobs.meta.description");
  return {
    title: page > 1 ? `${title} - ${t("jobs.pages.current", { page, pages })}` : title,
    description: filters ? `${filters}. ${description}` : description,
    keywords: t("jobs.meta.keywords"),
    formless: true,
    styles: ["fields", "rows", "saving"],
    noindex: !isIndexed(filter) || total === 0,
    // A feed's address cannot express an impossible filter, and the feed must not list all jobs.
    ...(filter.impossible
      ? { canonical: null }
      : {
          canonical: linkTo(routes.jobs, { ...parametersOf(filter), page }),
          feed: linkTo(routes.feed, parametersOf(filter)),
        }),
  };
}

const shownTotal = (total: number, capped: boolean) => (capped ? `${count(total)}+` : count(total));

/** An empty list is in no country. The text leaves out jobs that are only near what was asked for. */
function countText({ total, capped, isMissed }: PageOfJobs, open: number): string {
  if (total === 0 || isMissed) return t("jobs.count.none", { n: 0 });
  const countries = tn("jobs.count.countries", open);
  return capped
    ? t("jobs.count.other", { n: shownTotal(total, capped), countries })
    : tn("jobs.count", total, { countries });
}

function showText({ total, capped, isMissed }: PageOfJobs): string {
  if (total === 0 || isMissed) return t("jobs.filter.submit");
  return capped
    ? t("jobs.filter.show.other", { n: shownTotal(total, capped) })
    : tn("jobs.filter.show", total);
}

interface Props {
  filter: JobFilter;
  openCountries: string[];
  /** The number of names that count as countries. */
  countries: number;
  found: PageOfJobs;
  among: Samples;
  more: boolean;
  feeCents: number;
}

function Jobs({ filter, openCountries, countries: open, found, among, more, feeCents }: Props) {
  const { total, isMissed } = found;
  const others = openCountries.filter((country) => !destinationNames.includes(country));
  // The form must show a chosen country, even if no job is open there.
  const unlisted = filter.country && ![...destinationNames, ...others].includes(filter.country);
  return (
    <>
      <PageHead title={t("jobs.title")} isLow>
        <p className="lead" id="count" role="status">
          {`${countText(found, open)}${total > 0 && !isMissed ? sampleNote(among, total) : ""}`}
          {found.page > 1 && ` · ${t("jobs.pages.current", { page: found.page, pages: found.pages })}`}
        </p>
      </PageHead>
      <div className="wrap page">
        <Island
          of={JobFilters}
          when="interaction"
          props={{
            filter,
            more,
            show: showText(found),
            otherCountries: unlisted ? [...others, filter.country as string] : others,
          }}
        />
        <JobResults {...{ found, filter, feeCents }} samples={among} />
        <LoadingCards status={t("jobs.loading")} className="job" lines={5} />
      </div>
    </>
  );
}
