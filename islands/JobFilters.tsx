import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { hasFacts } from "../src/shared/jobs/fact-filter.ts";
import type { JobFilter } from "../src/shared/jobs/job-filter.ts";
import { FilterChips } from "./jobs/FilterChips.tsx";
import { FilterForm } from "./jobs/FilterForm.tsx";
import { type JobList, openJobList } from "./jobs/job-list.ts";
import { useLinkTo } from "./lib/locale.ts";

interface Props {
  filter: JobFilter;
  /** Countries with an open vacancy that are no destination. */
  otherCountries: string[];
  /** Names the button where the filters stand between it and the list. */
  show: string;
  /** The address asks for the filters by facts. */
  more: boolean;
}

export default function JobFilters({ filter: initial, otherCountries, show, more: asked }: Props) {
  const linkTo = useLinkTo();
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<JobList>(null);
  const [filter, setFilter] = useState(initial);
  const [hasMore, setHasMore] = useState(asked || hasFacts(initial));

  useEffect(() => {
    if (!form.current) return;
    const opened = openJobList(linkTo, form.current, initial, (next) => {
      setFilter(next);
      if (hasFacts(next)) setHasMore(true);
    });
    list.current = opened;
    return opened.close;
  }, [linkTo, initial]);

  return (
    <>
      <FilterForm
        ref={form}
        filter={initial}
        otherCountries={otherCountries}
        show={show}
        current={filter}
        hasMore={hasMore}
        isAsked={asked}
        onMore={() => {
          flushSync(() => setHasMore(true));
          list.current?.focus("certificate");
        }}
        onTyped={() => list.current?.typed()}
        onChosen={() => list.current?.chosen()}
        onSubmitted={() => list.current?.submitted()}
      />
      <FilterChips filter={filter} onRemove={(name) => list.current?.removed(name)} />
    </>
  );
}
