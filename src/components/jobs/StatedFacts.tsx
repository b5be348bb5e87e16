import type { ReactNode } from "react";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { contractText, rotationText } from "../../content/fact-texts.ts";
import { t } from "../../content/words.ts";
import { listed, longDate } from "../../shared/format.ts";
import type { JobFacts } from "../../shared/jobs/job-facts.ts";

/** Lists each fact that the employer stated, and in one line those that are not stated. */
export function StatedFacts({ job }: { job: JobFacts }) {
  const facts = factsOf(job);
  const missing = facts.filter(([, value]) => !value).map(([term]) => term);
  return (
    <>
      {facts.map(
        ([term, value]) =>
          value && (
            <Fact key={term} term={term}>
              {value}
            </Fact>
          ),
      )}
      {missing.length > 0 && (
        <Fact term={t("facts.unstated")}>
          <span className="unstated">{listed(missing)}</span>
        </Fact>
      )}
    </>
  );
}

const factsOf = (job: JobFacts): [string, ReactNode][] => {
  const { joinsOn, contractMonths, rotation, housing, flights, visa, certificates } = job;
  return [
    [t("facts.contract"), contractMonths && contractText(contractMonths)],
    [t("facts.rotation"), rotation && rotationText(rotation)],
    [t("facts.joinsOn"), joinsOn && <time dateTime={joinsOn}>{longDate(joinsOn)}</time>],
    [t("facts.housing"), housing !== null && t(`facts.housing.${housing ? "yes" : "no"}`)],
    [t("facts.flights"), flights !== null && t(`facts.flights.${flights ? "yes" : "no"}`)],
    [t("facts.visa"), visa && t(`facts.visa.${visa}`)],
    [t("facts.certificates"), certificates.length > 0 && <Certificates codes={certificates} />],
  ];
};

const Certificates = ({ codes }: { codes: JobFacts["certificates"] }) => (
  <ul className="plain">
    {codes.map((code) => (
      <li key={code}>{t(`certificate.${code}`)}</li>
    ))}
  </ul>
);
