import { Fact } from "../../../islands/lib/Fact.tsx";
import { capitalised, termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import type { TradeFacts } from "../../shared/jobs/trade.ts";

type Props = Pick<TradeFacts, "certificates" | "jobs">;

/** A share of fewer jobs is their number. */
const leastForPercent = 20;

export function TradeCertificates({ certificates, jobs }: Props) {
  if (certificates.length === 0) return null;
  return (
    <>
      <h2>{t("trade.certificates")}</h2>
      <dl className="facts">
        {byPercent(certificates).map(([percent, names]) => (
          <Fact key={percent} term={shareOfJobs(percent, jobs)}>
            <ul className="plain">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Fact>
        ))}
      </dl>
    </>
  );
}

function shareOfJobs(percent: number, jobs: number): string {
  if (percent === 100) return t("trade.certificates.every");
  if (jobs >= leastForPercent) return t("trade.certificates.part", { percent });
  return t("trade.certificates.few", { n: Math.round((percent * jobs) / 100), jobs });
}

/** Groups certificates that are equally common, the commonest first. */
function byPercent(certificates: Props["certificates"]): [number, string[]][] {
  const groups = new Map<number, string[]>();
  for (const { percent, ...certificate } of certificates)
    groups.set(percent, [...(groups.get(percent) ?? []), capitalised(termName(certificate))]);
  return [...groups];
}
