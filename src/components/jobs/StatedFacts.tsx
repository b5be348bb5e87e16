import type { ReactNode } from "react";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { contractText, rotationText } from "../../content/fact-texts.ts";
import { t } from "../../content/words.ts";
import { longDate } from "../../shared/format.ts";
import type { JobFacts } from "../../shared/jobs/job-facts.ts";

/** Each fact that an employer may state. A missing one says so. */
export function StatedFacts({ job }: { job: JobFacts }) {
  const { joinsOn, contractMonths, rotation, housing, flights, visa, certificates } = job;
  return (
    <>
      <Stated term={t("facts.contract")}>{contractMonths && contractText(contractMonths)}</Stated>
      <Stated term={t("facts.rotation")}>{rotation && rotationText(rotation)}</Stated>
      <Stated term={t("facts.joinsOn")}>
        {joinsOn && <time dateTime={joinsOn}>{longDate(joinsOn)}</time>}
      </Stated>
      <Stated term={t("facts.housing")}>
        {housing === null ? null : t(`facts.housing.${housing ? "yes" : "no"}`)}
      </Stated>
      <Stated term={t("facts.flights")}>
        {flights === null ? null : t(`facts.flights.${flights ? "yes" : "no"}`)}
      </Stated>
      <Stated term={t("facts.visa")}>{visa && t(`facts.visa.${visa}`)}</Stated>
      <Stated term={t("facts.certificates")}>
        {certificates.length > 0 && (
          <ul className="plain">
            {certificates.map((code) => (
              <li key={code}>{t(`certificate.${code}`)}</li>
            ))}
          </ul>
        )}
      </Stated>
    </>
  );
}

const Stated = ({ term, children }: { term: string; children: ReactNode }) => (
  <Fact term={term}>{children || <span className="unstated">{t("facts.unstated")}</span>}</Fact>
);
