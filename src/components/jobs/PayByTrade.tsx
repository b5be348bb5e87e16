import { useLinkTo } from "../../../islands/lib/locale.ts";
import { capitalised, termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { CountedTradePay } from "../../shared/jobs/priced-job.ts";
import { say } from "../../shared/say.ts";
import { PayTable } from "./PayTable.tsx";

interface Props {
  trades: readonly CountedTradePay[];
  country: string;
  /** The end of the scale of the bars. */
  end: number;
}

/** The commonest trades of a country. Each leads to its jobs there. */
export function PayByTrade({ trades, country, end }: Props) {
  const linkTo = useLinkTo();
  if (trades.length === 0) return null;
  return (
    <>
      <h2>{t("country.trades")}</h2>
      <p>
        {t("country.trades.text", { country: say(country) })} {t("country.pay.tenths")}
      </p>
      <PayTable
        of={t("country.trades.trade")}
        end={end}
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
