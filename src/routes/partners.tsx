import { Hono } from "hono";
import { EmployerInvitation } from "../components/account/EmployerInvitation.tsx";
import { Notice } from "../components/Notice.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { PartnerCard } from "../components/PartnerCard.tsx";
import { Stat } from "../components/Stat.tsx";
import { claims } from "../content/claims.ts";
import { fallbackPartners } from "../content/fallback-partners.ts";
import { t } from "../content/words.ts";
import { listPartnerStats } from "../db/companies.ts";
import type { Env } from "../env.ts";
import { publicPage } from "../middleware/public-page.ts";
import { count } from "../shared/format.ts";
import type { PartnerStats, ShownCategory } from "../shared/partner-category.ts";
import { urls } from "../shared/urls.ts";

const categories = ["shipping", "it", "mining"] as const satisfies readonly ShownCategory[];

export const partnersPage = new Hono<Env>().get("/partners", publicPage("tab"), async (c) => {
  const companies = await listPartnerStats(c.env.sql);
  const tab = categories.find((category) => category === c.req.query("tab"));
  return c.render(<Partners companies={companies} tab={tab} />, {
    title: t("partners.meta.title", { n: claims.partnerCount }),
    description: t("partners.meta.description"),
    keywords: t("partners.meta.keywords"),
  });
});

interface Props {
  companies: PartnerStats[];
  /** Undefined: all. */
  tab: ShownCategory | undefined;
}

function Partners({ companies, tab }: Props) {
  const partners = companies.length > 0 ? companies : fallbackPartners;
  const of = (category: ShownCategory) => partners.filter((partner) => partner.category === category);
  return (
    <>
      <PageHead title={t("partners.title")} lead={t("partners.subtitle")} />
      <div className="wrap page">
        <ul className="tiles">
          {categories.map((category) => (
            <Stat key={category} value={count(of(category).length)} label={t(`partners.count.${category}`)} />
          ))}
        </ul>
        <Tabs tab={tab} />
        {partners.some(({ sample }) => sample) && (
          <Notice title={t("partners.sample")}>{t("partners.sample.notice")}</Notice>
        )}
        {(tab ? [tab] : categories).map((category) => (
          <Section key={category} category={category} partners={of(category)} />
        ))}
        <EmployerInvitation />
      </div>
    </>
  );
}

function Tabs({ tab }: { tab: ShownCategory | undefined }) {
  return (
    <nav className="tabs" aria-label={t("partners.tabs")}>
      <a href={urls.partners()} aria-current={tab ? undefined : "page"}>
        {t("partners.tab.all")}
      </a>
      {categories.map((category) => (
        <a key={category} href={urls.partners(category)} aria-current={category === tab ? "page" : undefined}>
          {t(`partners.tab.${category}`)}
        </a>
      ))}
    </nav>
  );
}

function Section({ category, partners }: { category: ShownCategory; partners: PartnerStats[] }) {
  return (
    <section>
      <h2>{t(`partners.section.${category}`)}</h2>
      {partners.length === 0 ? (
        <p className="empty">{t("partners.empty")}</p>
      ) : (
        <ul className="cards">
          {partners.map((partner) => (
            <PartnerCard key={partner.company} partner={partner} category={category} />
          ))}
        </ul>
      )}
    </section>
  );
}
