import { useEffect, useRef, useState } from "react";
import type { JobFilter } from "../src/shared/jobs/job-filter.ts";
import { FilterChips } from "./jobs/FilterChips.tsx";
import { FilterForm } from "./jobs/FilterForm.tsx";
import { type JobList, openJobList } from "./jobs/job-list.ts";
import { useLinkTo } from "./lib/locale.ts";

interface Props {
  filter: JobFilter;
  /** Countries with an open vacancy that are no destination. */
  otherCountries: string[];
}

export default function JobFilters({ filter: initial, otherCountries }: Props) {
  const linkTo = useLinkTo();
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<JobList>(null);
  const [filter, setFilter] = useState(initial);

  useEffect(() => {
    if (!form.current) return;
    const opened = openJobList(linkTo, form.current, initial, setFilter);
    list.current = opened;
    return opened.close;
  }, [linkTo, initial]);

  return (
    <>
      <FilterForm
        ref={form}
        filter={initial}
        otherCountries={otherCountries}
        onTyped={() => list.current?.typed()}
        onChosen={() => list.current?.chosen()}
        onSubmitted={() => list.current?.submitted()}
      />
      <FilterChips filter={filter} onRemove={(name) => list.current?.removed(name)} />
    </>
  );
}
