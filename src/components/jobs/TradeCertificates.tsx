import { Fact } from "../../../islands/lib/Fact.tsx";
import { capitalised, termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import type { TradeFacts } from "../../shared/jobs/trade.ts";

type Props = Pick<TradeFacts, "certificates">;

export function TradeCertificates({ certificates }: Props) {
  if (certificates.length === 0) return null;
  return (
    <>
      <h2>{t("trade.certificates")}</h2>
      <dl className="facts">
        {byPercent(certificates).map(([percent, names]) => (
          <Fact key={percent} term={shareOfJobs(percent)}>
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

const shareOfJobs = (percent: number) =>
  percent === 100 ? t("trade.certificates.every") : t("trade.certificates.part", { percent });

/** Groups certificates that are equally common, the commonest first. */
function byPercent(certificates: Props["certificates"]): [number, string[]][] {
  const groups = new Map<number, string[]>();
  for (const { percent, ...certificate } of certificates)
    groups.set(percent, [...(groups.get(percent) ?? []), capitalised(termName(certificate))]);
  return [...groups];
}
