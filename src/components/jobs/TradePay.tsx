import { useLinkTo } from "../../../islands/lib/locale.ts";
import { payRange } from "../../content/pay.ts";
import { termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { count } from "../../shared/format.ts";
import type { TradeName } from "../../shared/jobs/term-name.ts";
import type { TradeFacts } from "../../shared/jobs/trade.ts";
import { say } from "../../shared/say.ts";
import { Flag } from "./Flag.tsx";
import { PayRuler } from "./PayRuler.tsx";

const mostCountries = 12;

/** Each country leads to its jobs of the trade. */
export function TradePay({ facts, trade }: { facts: TradeFacts; trade: TradeName }) {
  const linkTo = useLinkTo();
  const { countries, isCapped, jobs } = facts;
  return (
    <>
      <h2>{t("trade.pay")}</h2>
      <p>{isCapped ? t("trade.pay.newest", { n: jobs }) : t("trade.pay.text")}</p>
      <div className="overflow-auto">
        <table className="pay-table">
          <thead>
            <tr>
              <th scope="col">{t("trade.pay.country")}</th>
              <th scope="col">{t("trade.pay.range")}</th>
              <th scope="col">{t("trade.pay.jobs")}</th>
            </tr>
          </thead>
          <tbody>
            {countries.slice(0, mostCountries).map(({ country, jobs, salaryMin, salaryMax }) => (
              <tr key={country}>
                <th scope="row">
                  <span className="row">
                    <Flag country={country} />
                    <a href={linkTo(routes.jobs, { search: termName(trade), country })}>{say(country)}</a>
                  </span>
                </th>
                <td>
                  {salaryMax === null ? (
                    t("jobs.salary.unstated")
                  ) : (
                    <>
                      {payRange(salaryMin ?? 0, salaryMax)}
                      <PayRuler job={{ salaryMin: salaryMin ?? 0, salaryMax }} />
                    </>
                  )}
                </td>
                <td>{count(jobs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
