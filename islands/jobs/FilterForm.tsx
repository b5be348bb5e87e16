import type { ChangeEvent, Ref } from "react";
import { formOf } from "../../src/content/translator.ts";
import * as routes from "../../src/routes.ts";
import { usd } from "../../src/shared/format.ts";
import { destinationCountries } from "../../src/shared/jobs/countries.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import { type JobFilter, parametersOf } from "../../src/shared/jobs/job-filter.ts";
import { browseSectors, sectorOptions } from "../../src/shared/jobs/sectors.ts";
import { CountryOption } from "../lib/CountryOption.tsx";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { Options } from "../lib/Options.tsx";
import { activeFilters } from "./active-filters.ts";
import { MoreFilters } from "./MoreFilters.tsx";
import { withChosen } from "./with-chosen.ts";
import { t } from "./words.ts";

const salaries = [1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000];
const periods = [1, 3, 7, 14, 30];
const sorts = ["pay", "closing"] as const;

const postedLabel = (n: number) => t(`jobs.filter.posted.${formOf(n)}`, { n });

interface Props {
  ref: Ref<HTMLFormElement>;
  /** The controls start with these values and keep their own afterwards. */
  filter: JobFilter;
  otherCountries: string[];
  show: string;
  current: JobFilter;
  hasMore: boolean;
  isAsked: boolean;
  onMore: () => void;
  onTyped: () => void;
  onChosen: () => void;
  onSubmitted: () => void;
}

export function FilterForm(props: Props) {
  const { ref, filter, otherCountries, show, current, hasMore, isAsked } = props;
  const { onMore, onTyped, onChosen, onSubmitted } = props;
  const linkTo = useLinkTo();
  const level = experienceLevels.find(({ value }) => value === filter.experienceLevel);
  const chosen = activeFilters({ ...current, search: undefined }).length;
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) =>
    (target as HTMLElement).matches("[type=search]") ? onTyped() : onChosen();
  return (
    <>
      {/* The address says what is chosen. A browser that restores other values would contradict it. */}
      <form
        ref={ref}
        className="search"
        action={linkTo(routes.jobs)}
        aria-label={t("jobs.filter.label")}
        autoComplete="off"
        onChange={onChange}
        onSubmit={instead(onSubmitted)}
      >
        <label>
          <span className="name">{t("jobs.filter.search")}</span>
          <input
            type="search"
            name="search"
            placeholder={t("jobs.filter.search.placeholder")}
            maxLength={200}
            defaultValue={filter.search}
            list="titles"
          />
          <datalist id="titles" />
        </label>
        {/* On a phone, it hides the choices until somebody asks for them. The list of chips names what is chosen. */}
        <details className="fold" open={isAsked}>
          <summary>{chosen > 0 ? `${t("jobs.filter.fold")} (${chosen})` : t("jobs.filter.fold")}</summary>
        </details>
        <label>
          {t("jobs.filter.country")}
          <select name="country" defaultValue={filter.country}>
            <option value="">{t("jobs.filter.country.all")}</option>
            <optgroup label={t("jobs.filter.country.destinations")}>
              {destinationCountries.map(({ name }) => (
                <CountryOption key={name} name={name} />
              ))}
            </optgroup>
            {otherCountries.length > 0 && (
              <optgroup label={t("jobs.filter.country.others")}>
                {otherCountries.map((name) => (
                  <CountryOption key={name} name={name} />
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <label>
          {t("jobs.filter.sector")}
          <select name="sector" defaultValue={filter.sector}>
            <option value="">{t("jobs.filter.sector.all")}</option>
            <Options of={sectorOptions(browseSectors)} />
          </select>
        </label>
        <label>
          {t("jobs.filter.level")}
          <select name="experienceLevel" defaultValue={level?.browse}>
            <option value="">{t("jobs.filter.level.all")}</option>
            <Options
              of={experienceLevels.map(({ browse, browseLabel }) => ({ value: browse, label: browseLabel }))}
            />
          </select>
        </label>
        <label>
          {t("jobs.filter.pay")}
          <select name="salaryFrom" defaultValue={filter.salaryFrom}>
            <option value="">{t("jobs.filter.pay.all")}</option>
            <Options of={withChosen(salaries, filter.salaryFrom, usd)} />
          </select>
        </label>
        <label>
          {t("jobs.filter.posted")}
          <select name="postedWithin" defaultValue={filter.postedWithin}>
            <option value="">{t("jobs.filter.posted.all")}</option>
            <Options of={withChosen(periods, filter.postedWithin, postedLabel)} />
          </select>
        </label>
        <label>
          {t("jobs.filter.sort")}
          <select name="sort" defaultValue={filter.sort}>
            <option value="">{t(`jobs.filter.sort.${current.search ? "usual" : "newest"}`)}</option>
            {current.search && <option value="newest">{t("jobs.filter.sort.newest")}</option>}
            <Options of={sorts.map((sort) => ({ value: sort, label: t(`jobs.filter.sort.${sort}`) }))} />
          </select>
        </label>
        {hasMore && <MoreFilters filter={current} />}
        {/* Most visitors need none of them, and their lists are long. */}
        {!hasMore && (
          <p>
            <a href={linkTo(routes.jobs, { ...parametersOf(current), more: 1 })} onClick={instead(onMore)}>
              {t("jobs.filter.more")}
            </a>
          </p>
        )}
        <button type="submit">
          <span>{t("jobs.filter.submit")}</span>
          <b>{show}</b>
        </button>
      </form>
      <p className="meta error-msg" role="alert" hidden>
        {t("jobs.offline")}
      </p>
    </>
  );
}
