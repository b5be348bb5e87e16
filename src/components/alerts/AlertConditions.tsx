import { withChosen } from "../../../islands/jobs/with-chosen.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { Question } from "../../../islands/lib/Question.tsx";
import { t, tn } from "../../content/words.ts";
import { certificateGroupNames, certificateGroups } from "../../shared/jobs/certificates.ts";
import { offeredContractMonths, visas } from "../../shared/jobs/job-facts.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";

const lengthLabel = (n: number) => tn("jobs.filter.contract", n);

/** The pay and the facts that the jobs of an alert state. */
export function AlertConditions({ filter }: { filter: JobFilter }) {
  const box = (name: "housing" | "flights") => (
    <label>
      <input type="checkbox" name={name} value="1" defaultChecked={filter[name]} />
      {t(`jobs.filter.${name}`)}
    </label>
  );
  return (
    <>
      <Question name="salaryFrom" label={t("alerts.pay")} message={undefined}>
        <input
          id="salaryFrom"
          name="salaryFrom"
          type="number"
          min={0}
          max={1_000_000}
          defaultValue={filter.salaryFrom}
        />
      </Question>
      <Question name="certificate" label={t("jobs.filter.certificate")} message={undefined}>
        <select id="certificate" name="certificate" defaultValue={filter.certificate}>
          <option value="">{t("jobs.filter.certificate.all")}</option>
          {certificateGroupNames.map((group) => (
            <optgroup key={group} label={t(`certificate.group.${group}`)}>
              <Options
                of={certificateGroups[group].map((value) => ({ value, label: t(`certificate.${value}`) }))}
              />
            </optgroup>
          ))}
        </select>
      </Question>
      <Question name="contractUpTo" label={t("jobs.filter.contract")} message={undefined}>
        <select id="contractUpTo" name="contractUpTo" defaultValue={filter.contractUpTo}>
          <option value="">{t("jobs.filter.contract.all")}</option>
          <Options of={withChosen(offeredContractMonths, filter.contractUpTo, lengthLabel)} />
        </select>
      </Question>
      <Question name="visa" label={t("jobs.filter.visa")} message={undefined}>
        <select id="visa" name="visa" defaultValue={filter.visa}>
          <option value="">{t("jobs.filter.visa.all")}</option>
          <Options of={visas.map((value) => ({ value, label: t(`jobs.filter.visa.${value}`) }))} />
        </select>
      </Question>
      <Question name="facts" label={t("alerts.facts")} message={undefined} group>
        <div className="choices">
          {box("housing")}
          {box("flights")}
        </div>
      </Question>
      {filter.isLiteral && <input type="hidden" name="exact" value="1" />}
    </>
  );
}
