import { Hono } from "hono";
import { Fragment } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { PartnerRow } from "../../components/jobs/PartnerRow.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { Stat } from "../../components/shell/Stat.tsx";
import { claims } from "../../content/claims.ts";
import { fallbackPartners } from "../../content/fallback-partners.ts";
import { sampleNote, samplesAmong } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import { listPartnerStats } from "../../db/jobs/companies.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { ClaimName } from "../../shared/claim-names.ts";
import { count } from "../../shared/format.ts";
import type { PartnerStats, ShownCategory } from "../../shared/jobs/partner-category.ts";
import { placeInList } from "../../shared/page-number.ts";

/** A page of one industry shows this many companies. */
const pageSize = 120;

/** The page of all industries shows this many companies of each. */
const shortSize = 12;

/** A phone shows this many of them. The style sheet counts them, too. */
const phoneSize = 8;

const categories = ["shipping", "it", "mining"] as const satisfies readonly ShownCategory[];

export const partnersPage = new Hono<Env>().get(routes.partners.path, async (c) => {
  const companies = await listPartnerStats(c.env.sql);
  const tab = categories.find((category) => category === c.req.query("tab"));
  return c.render(<Partners companies={companies} tab={tab} asked={c.req.query("page")} />, {
    title: partnersTitle(c.env.settings.claims, companies.filter(({ sample }) => !sample).length),
    description: t("partners.meta.description"),
    formless: true,
    keywords: t("partners.meta.keywords"),
    styles: ["icons", "figures", "industries", "partners", "rows"],
  });
});

function partnersTitle(confirmed: readonly ClaimName[], companies: number): string {
  const n = confirmed.includes("partner-count") ? claims.partnerCount : companies;
  return n > 0 ? t("partners.meta.title", { n }) : t("partners.title");
}

interface Props {
  companies: PartnerStats[];
  /** Undefined for all industries. */
  tab: ShownCategory | undefined;
  /** The number of the page in the address. */
  asked: string | undefined;
}

function Partners({ companies, tab, asked }: Props) {
  const partners = companies.length > 0 ? companies : fallbackPartners;
  // Candidates look for real companies, so real ones come before the samples.
  const ordered = partners.toSorted((one, other) => Number(one.sample) - Number(other.sample));
  const of = (category: ShownCategory) => ordered.filter((partner) => partner.category === category);
  return (
    <>
      <PageHead title={t("partners.title")} lead={t("partners.subtitle")}>
        <ul className="tiles">
          {categories.map((category) => (
            <Stat
              key={category}
              value={count(of(category).length)}
              label={t(`partners.count.${category}`) + noteOf(of(category))}
            />
          ))}
        </ul>
      </PageHead>
      <div className="wrap page">
        <Tabs tab={tab} />
        {partners.some(({ jobCount }) => jobCount > 0) && <p className="meta">{t("partners.counts")}</p>}
        {tab ? (
          <IndustryPage category={tab} partners={of(tab)} asked={asked} />
        ) : (
          categories.map((category) => (
            <Industry key={category} category={category} partners={of(category)} />
          ))
        )}
        <EmployerInvitation />
      </div>
    </>
  );
}

const noteOf = (partners: PartnerStats[]) =>
  sampleNote(samplesAmong(partners.filter(({ sample }) => sample).length, partners.length), partners.length);

function Tabs({ tab }: { tab: ShownCategory | undefined }) {
  const linkTo = useLinkTo();
  return (
    <nav className="tabs" aria-label={t("partners.tabs")}>
      <a href={linkTo(routes.partners)} aria-current={tab ? undefined : "page"}>
        {t("partners.tab.all")}
      </a>
      {categories.map((category) => (
        <a
          key={category}
          href={linkTo(routes.partners, { tab: category })}
          aria-current={category === tab ? "page" : undefined}
        >
          {t(`partners.tab.${category}`)}
        </a>
      ))}
    </nav>
  );
}

interface IndustryProps {
  category: ShownCategory;
  partners: PartnerStats[];
}

/** Lists the companies of an industry with the most jobs, and leads to all of them. */
function Industry({ category, partners }: IndustryProps) {
  const linkTo = useLinkTo();
  return (
    <section>
      <h2>{t(`partners.section.${category}`)}</h2>
      <Rows category={category} partners={partners.slice(0, shortSize)} />
      {partners.length > phoneSize && (
        <p className={partners.length > shortSize ? "rest" : "rest rest-on-phone"}>
          <a href={linkTo(routes.partners, { tab: category })}>
            {t(`partners.more.${category}`, { n: count(partners.length) })}
          </a>
        </p>
      )}
    </section>
  );
}

function IndustryPage({ category, partners, asked }: IndustryProps & Pick<Props, "asked">) {
  const linkTo = useLinkTo();
  const { page, pages, part } = placeInList(asked, partners.length, pageSize);
  return (
    <section>
      <h2>{t(`partners.section.${category}`)}</h2>
      <Rows category={category} partners={partners.slice(part.offset, part.offset + part.limit)} />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(n) => linkTo(routes.partners, { tab: category, page: n })}
      />
    </section>
  );
}

/** The samples come last, below a sentence that marks all of them. */
function Rows({ category, partners }: IndustryProps) {
  if (partners.length === 0) return <Empty>{t("partners.empty")}</Empty>;
  const firstSample = partners.findIndex(({ sample }) => sample);
  return (
    <ul className="partners">
      {partners.map((partner, index) => (
        <Fragment key={`${partner.company} ${partner.sample}`}>
          {index === firstSample && (
            <li className="invented">{t(index === 0 ? "partners.sample.all" : "partners.sample.rest")}</li>
          )}
          <PartnerRow partner={partner} category={category} />
        </Fragment>
      ))}
    </ul>
  );
}

/** Leads employers to their part of the site. */
function EmployerInvitation() {
  const linkTo = useLinkTo();
  return (
    <section>
      <h2>{t("becomeEmployer.invite.title")}</h2>
      <p>
        {t("becomeEmployer.invite.text")}{" "}
        <a href={linkTo(routes.becomeEmployer)}>{t("becomeEmployer.title")}</a>
      </p>
    </section>
  );
}
