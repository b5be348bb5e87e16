import { useLinkTo } from "../../../islands/lib/locale.ts";
import { payRange } from "../../content/pay.ts";
import { capitalised, termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { count } from "../../shared/format.ts";
import type { CountedTradePay } from "../../shared/jobs/priced-job.ts";
import { say } from "../../shared/say.ts";
import { PayRuler } from "./PayRuler.tsx";

/** The commonest trades of a country. Each leads to its jobs there. */
export function PayByTrade({ trades, country }: { trades: readonly CountedTradePay[]; country: string }) {
  const linkTo = useLinkTo();
  if (trades.length === 0) return null;
  return (
    <>
      <h2>{t("country.trades")}</h2>
      <p>{t("country.trades.text", { country: say(country) })}</p>
      <table className="pay-table">
        <thead>
          <tr>
            <th scope="col">{t("country.trades.trade")}</th>
            <th scope="col">{t("trade.pay.range")}</th>
            <th scope="col">{t("trade.pay.jobs")}</th>
          </tr>
        </thead>
        <tbody>
          {trades.map(({ jobs, ...trade }) => (
            <tr key={trade.slug}>
              <th scope="row">
                <a href={linkTo(routes.jobs, { search: termName(trade), country })}>
                  {capitalised(termName(trade))}
                </a>
              </th>
              <td>
                {payRange(trade.salaryMin, trade.salaryMax)}
                <PayRuler job={trade} />
              </td>
              <td>{count(jobs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
