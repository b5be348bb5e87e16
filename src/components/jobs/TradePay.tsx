import { useLinkTo } from "../../../islands/lib/locale.ts";
import { termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { TradeName } from "../../shared/jobs/term-name.ts";
import type { TradeFacts } from "../../shared/jobs/trade.ts";
import { say } from "../../shared/say.ts";
import { Flag } from "./Flag.tsx";
import { PayTable } from "./PayTable.tsx";

const mostCountries = 12;

interface Props {
  facts: TradeFacts;
  trade: TradeName;
  /** The end of the scale of the bars. */
  end: number;
}

/** Each country leads to its jobs of the trade. */
export function TradePay({ facts, trade, end }: Props) {
  const linkTo = useLinkTo();
  const { countries, isCapped, jobs } = facts;
  return (
    <>
      <h2>{t("trade.pay")}</h2>
      <p>{isCapped ? t("trade.pay.newest", { n: jobs }) : t("trade.pay.text")}</p>
      <div className="overflow-auto">
        <PayTable
          of={t("trade.pay.country")}
          end={end}
          rows={countries.slice(0, mostCountries).map(({ country, jobs, salaryMin, salaryMax }) => ({
            name: country,
            title: (
              <span className="row">
                <Flag country={country} />
                <a href={linkTo(routes.jobs, { search: termName(trade), country })}>{say(country)}</a>
              </span>
            ),
            pay: salaryMax === null ? null : { salaryMin: salaryMin ?? 0, salaryMax },
            jobs,
          }))}
        />
      </div>
    </>
  );
}
