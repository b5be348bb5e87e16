import type { ReactNode } from "react";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { contractText, rotationText } from "../../content/fact-texts.ts";
import { t } from "../../content/words.ts";
import { listed, longDate } from "../../shared/format.ts";
import type { JobFacts } from "../../shared/jobs/job-facts.ts";

/** Lists each fact that the employer stated. */
export const StatedFacts = ({ job }: { job: JobFacts }) =>
  factsOf(job).map(
    ([term, value]) =>
      value && (
        <Fact key={term} term={term}>
          {value}
        </Fact>
      ),
  );

/** Names in one sentence what the employer did not state. */
export function UnstatedFacts({ job }: { job: JobFacts }) {
  const missing = factsOf(job).filter(([, value]) => !value);
  if (missing.length === 0) return null;
  return (
    <p className="meta">
      {t("facts.unstated.list", { facts: listed(missing.map(([term]) => term.toLowerCase())) })}
    </p>
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
