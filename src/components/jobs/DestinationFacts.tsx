import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import type { Destination } from "../../content/destinations.ts";
import { payRange } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { PayRange } from "../../shared/jobs/priced-job.ts";
import { say } from "../../shared/say.ts";

interface Props {
  destination: Destination;
  /** Undefined when too few jobs are open. */
  pay: PayRange | undefined;
}

export function DestinationFacts({ destination, pay }: Props) {
  const linkTo = useLinkTo();
  const { name: country, positions } = destination;
  const { salaryMin, salaryMax } = pay ?? destination;
  return (
    <div className="at-a-glance">
      <dl>
        <Fact term={t("country.pay")}>
          {payRange(salaryMin, salaryMax)}
          {pay && <p className="meta">{t("country.pay.text")}</p>}
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
