import { useState } from "react";
import { formOf } from "../../src/content/translator.ts";
import { certificateGroupNames, certificateGroups } from "../../src/shared/jobs/certificates.ts";
import { offeredContractMonths, visas } from "../../src/shared/jobs/job-facts.ts";
import type { JobFilter } from "../../src/shared/jobs/job-filter.ts";
import { Options } from "../lib/Options.tsx";
import { withChosen } from "./with-chosen.ts";
import { t } from "./words.ts";

const lengthLabel = (n: number) => t(`jobs.filter.contract.${formOf(n)}`, { n });

export function MoreFilters({ filter: current }: { filter: JobFilter }) {
  const [filter] = useState(current);
  const box = (name: "housing" | "flights") => (
    <label className="choice">
      <input type="checkbox" name={name} value="1" defaultChecked={filter[name]} />
      {t(`jobs.filter.${name}`)}
    </label>
  );
  return (
    <div className="more">
      <label>
        {t("jobs.filter.certificate")}
        <select name="certificate" defaultValue={filter.certificate}>
          <option value="">{t("jobs.filter.certificate.all")}</option>
          {certificateGroupNames.map((group) => (
            <optgroup key={group} label={t(`certificate.group.${group}`)}>
              <Options
                of={certificateGroups[group].map((value) => ({ value, label: t(`certificate.${value}`) }))}
              />
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        {t("jobs.filter.contract")}
        <select name="contractUpTo" defaultValue={filter.contractUpTo}>
          <option value="">{t("jobs.filter.contract.all")}</option>
          <Options of={withChosen(offeredContractMonths, filter.contractUpTo, lengthLabel)} />
        </select>
      </label>
      <label>
        {t("jobs.filter.visa")}
        <select name="visa" defaultValue={filter.visa}>
          <option value="">{t("jobs.filter.visa.all")}</option>
          <Options of={visas.map((value) => ({ value, label: t(`jobs.filter.visa.${value}`) }))} />
        </select>
      </label>
      {box("housing")}
      {box("flights")}
    </div>
  );
}
