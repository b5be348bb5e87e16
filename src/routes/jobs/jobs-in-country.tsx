import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AlertOffer } from "../../components/alerts/AlertOffer.tsx";
import { CountryStats } from "../../components/jobs/CountryStats.tsx";
import { JobRows } from "../../components/jobs/JobRows.tsx";
import { ListFee } from "../../components/jobs/ListFee.tsx";
import { NoJobsInCountry } from "../../components/jobs/NoJobsInCountry.tsx";
import { breadcrumbList, type Trail } from "../../components/shell/Breadcrumbs.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { countWithSamples, sampleNote, samplesAmong } from "../../content/samples.ts";
import { t, tn } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { listed } from "../../shared/format.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import type { PageOfJobs } from "../../shared/jobs/found-jobs.ts";
import type { LinkTo } from "../../shared/link.ts";
import { say } from "../../shared/say.ts";
import { type Country, findCountry } from "./find-country.ts";
import { pageOfJobs } from "./jobs-on-page.ts";

export const jobsInCountryPage = new Hono<Env>().get(routes.jobsInCountry.path, async (c) => {
  const country = await findCountry(c.env.sql, c.req.param("country"));
  const { name } = country;
  const found = await pageOfJobs(c.env.sql, { country: name }, c.req.query("page"));
  const title = t("countryJobs.meta.title", { country: say(name) });
  const { page, pages } = found;
  const trail = trailOf(c.var.linkTo, name);
  return c.render(<JobsInCountry {...{ country, found, trail }} feeCents={c.env.settings.feeCents} />, {
    title: page > 1 ? `${title} - ${t("jobs.pages.current", { page, pages })}` : title,
    description: t("countryJobs.meta.description", { country: say(name) }),
    keywords: t("countryJobs.meta.keywords", { country: say(name) }),
    canonical: c.var.linkTo(routes.jobsInCountry, { country: countrySlug(name), page }),
    noindex: found.total === 0,
    formless: true,
    styles: ["country", "fields", "figures", "rows", "saving", "trail"],
    feed: c.var.linkTo(routes.feed, { country: name }),
    data: [breadcrumbList(c.env.settings.siteUrl, c.var.linkTo, trail)],
  });
});

const trailOf = (linkTo: LinkTo, country: string): Trail => [
  { path: linkTo(routes.jobs), label: t("jobs.title") },
  {
    path: linkTo(routes.jobsInCountry, { country: countrySlug(country) }),
    label: t("countryJobs.title", { country: say(country) }),
  },
];

interface Props {
  country: Country;
  found: PageOfJobs;
  trail: Trail;
  feeCents: number;
}

function JobsInCountry({ country: { name, destination, summary }, found, trail, feeCents }: Props) {
  const linkTo = useLinkTo();
  const { jobs = 0, vacancies = 0, samples = 0 } = summary ?? {};
  const among = samplesAmong(samples, jobs);
  const positions = countWithSamples("countryJobs.positions", jobs, among === "all" ? "all" : "none");
  const counts = listed([positions, tn("countryJobs.totalVacancies", vacancies)]);
  return (
    <>
      <PageHead
        trail={trail}
        title={t("countryJobs.title", { country: say(name) })}
        lead={counts + (among === "all" ? "" : sampleNote(among, jobs))}
        isLow
      />
      <div className="wrap page">
        {summary ? (
          <>
            <CountryStats country={name} summary={summary} />
            <h2 className="unseen">{t("jobs.results")}</h2>
            <p className="meta">
              <ListFee jobs={found.jobs} feeCents={feeCents} areSamples={among === "all"} />
            </p>
            <JobRows jobs={found.jobs} withVacancies isCountryTold />
            <Pagination
              page={found.page}
              pages={found.pages}
              cut={found.cut}
              hrefOf={(page) => linkTo(routes.jobsInCountry, { country: countrySlug(name), page })}
            />
          </>
        ) : (
          <NoJobsInCountry country={name}>
            <a href={linkTo(routes.home)}>{t("countryJobs.back")}</a>
          </NoJobsInCountry>
        )}
        {(destination || summary) && <AlertOffer filter={{ country: name }} isEmpty={!summary} />}
        {summary && (
          <p className="actions">
            <QuietLink href={linkTo(routes.country, { country: countrySlug(name) })}>
              {t("country.title", { country: say(name) })}
            </QuietLink>
            <a href={linkTo(routes.home)}>{t("countryJobs.back")}</a>
          </p>
        )}
      </div>
    </>
  );
}
