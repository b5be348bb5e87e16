import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import type { Destination } from "../../content/destinations.ts";
import { payRange } from "../../content/pay.ts";
import { sampleNote, samplesAmong } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import type { CountedPay } from "../../db/jobs/trade-pay.ts";
import * as routes from "../../routes.ts";
import { say } from "../../shared/say.ts";

interface Props {
  destination: Destination;
  /** Undefined when too few jobs are open. */
  pay: CountedPay | undefined;
  /** The open jobs that the pay is counted from. Undefined without any. */
  counted: { jobs: number; samples: number } | undefined;
}

export function DestinationFacts({ destination, pay, counted }: Props) {
  const linkTo = useLinkTo();
  const { name: country, positions } = destination;
  const { salaryMin, salaryMax } = pay ?? destination;
  const note = pay && counted ? sampleNote(samplesAmong(counted.samples, counted.jobs), counted.jobs) : "";
  const isWithoutTenths = pay && pay.jobs >= 10;
  return (
    <div className="at-a-glance">
      <dl>
        <Fact term={t("country.pay") + note}>
          {payRange(salaryMin, salaryMax)}
          {pay && <p className="meta">{t(isWithoutTenths ? "country.pay.most" : "country.pay.text")}</p>}
        </Fact>
      </dl>
      <div className="narrowing">
        <h2>{t("country.positions")}</h2>
        <ul className="plain">
          {positions.map((position) => (
            <li key={position}>
              <a href={linkTo(routes.jobs, { search: position, country })} rel="nofollow">
                {say(position)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
