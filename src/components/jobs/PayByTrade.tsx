import { useLinkTo } from "../../../islands/lib/locale.ts";
import { capitalised, termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { CountedTradePay } from "../../shared/jobs/priced-job.ts";
import { say } from "../../shared/say.ts";
import { PayTable } from "./PayTable.tsx";

/** The commonest trades of a country. Each leads to its jobs there. */
export function PayByTrade({ trades, country }: { trades: readonly CountedTradePay[]; country: string }) {
  const linkTo = useLinkTo();
  if (trades.length === 0) return null;
  return (
    <>
      <h2>{t("country.trades")}</h2>
      <p>{t("country.trades.text", { country: say(country) })}</p>
      <PayTable
        of={t("country.trades.trade")}
        rows={trades.map(({ jobs, ...trade }) => ({
          name: trade.slug,
          title: (
            <a href={linkTo(routes.jobs, { search: termName(trade), country })}>
              {capitalised(termName(trade))}
            </a>
          ),
          pay: trade,
          jobs,
        }))}
      />
    </>
  );
}
