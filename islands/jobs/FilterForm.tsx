import type { ChangeEvent, Ref, SubmitEvent } from "react";
import { destinationCountries } from "../../src/shared/jobs/countries.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import type { JobFilter } from "../../src/shared/jobs/job-filter.ts";
import { browseSectors, sectorLabel } from "../../src/shared/jobs/sectors.ts";
import { urls } from "../../src/shared/urls.ts";
import type { FilterWords } from "./filter-words.ts";

interface Props {
  ref: Ref<HTMLFormElement>;
  /** What the controls begin with; from then on they keep their values themselves. */
  filter: JobFilter;
  otherCountries: string[];
  words: FilterWords;
  onTyped: () => void;
  onChosen: () => void;
  onSubmitted: () => void;
}

export function FilterForm({ ref, filter, otherCountries, words, onTyped, onChosen, onSubmitted }: Props) {
  const level = experienceLevels.find(({ value }) => value === filter.experienceLevel);
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) =>
    (target as HTMLElement).tagName === "INPUT" ? onTyped() : onChosen();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmitted();
  };
  return (
    <>
      {/* The address says what is chosen: a browser that restores other values would contradict it. */}
      <form
        ref={ref}
        className="search"
        action={urls.jobs()}
        aria-label={words.form}
        autoComplete="off"
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <label>
          {words.search}
          <input
            type="search"
            name="search"
            placeholder={words.placeholder}
            maxLength={200}
            defaultValue={filter.search}
          />
        </label>
        <label>
          {words.country}
          <select name="country" defaultValue={filter.country}>
            <option value="">{words.allCountries}</option>
            <optgroup label={words.destinations}>
              {destinationCountries.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
            {otherCountries.length > 0 && (
              <optgroup label={words.otherCountries}>
                {otherCountries.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <label>
          {words.sector}
          <select name="sector" defaultValue={filter.sector}>
            <option value="">{words.allSectors}</option>
            {browseSectors.map((sector) => (
              <option key={sector} value={sector}>
                {sectorLabel(sector)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.level}
          <select name="experienceLevel" defaultValue={level?.browse}>
            <option value="">{words.allLevels}</option>
            {experienceLevels.map(({ browse, browseLabel }) => (
              <option key={browse} value={browse}>
                {browseLabel}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.submit}</button>
      </form>
      <p className="meta error-msg" role="alert" hidden>
        {words.offline}
      </p>
    </>
  );
}
