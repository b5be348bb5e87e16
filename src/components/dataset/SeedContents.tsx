import { t } from "../../content/words.ts";
import { shortDate } from "../../shared/format.ts";
import { type Sector, sectorLabel } from "../../shared/jobs/sectors.ts";

export interface Contents {
  totals?: { jobs: number; companies: number; countries: number } | undefined;
  sectors: { sector: Sector; companies: number; jobs: number; note: string }[];
  closing: { first: string; last: string } | undefined;
}

/** What the dataset's manifest says that a run creates. */
export function SeedContents({ totals, sectors, closing }: Contents) {
  return (
    <ul>
      {totals && (
        <>
          <li>{t("admin.seed.totals.jobs", { jobs: totals.jobs, countries: totals.countries })}</li>
          <li>{t("admin.seed.totals.companies", { n: totals.companies })}</li>
        </>
      )}
      {sectors.map(({ sector, companies, jobs, note }) => (
        <li key={sector}>
          {t("admin.seed.sector", {
            sector: sectorLabel(sector),
            companies,
            jobs,
            kind: note || t("admin.seed.kind"),
          })}
        </li>
      ))}
      {closing && <li>{t("admin.seed.deadlines", { window: daysFrom(closing) })}</li>}
    </ul>
  );
}

/** `Jan 3-31, 2027`; days of two months in full. */
function daysFrom({ first, last }: { first: string; last: string }): string {
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${shortDate(first)} - ${shortDate(last)}`;
  const [month] = shortDate(first).split(" ");
  return `${month} ${Number(first.slice(8))}-${Number(last.slice(8))}, ${first.slice(0, 4)}`;
}
