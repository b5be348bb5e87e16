import { useLinkTo } from "../../../islands/lib/locale.ts";
import { countWithSamples, type Samples } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { countedText } from "../../shared/counted.ts";
import type { ListedJob, PageOfJobs } from "../../shared/jobs/found-jobs.ts";
import { type JobFilter, parametersOf } from "../../shared/jobs/job-filter.ts";
import { say } from "../../shared/say.ts";
import { AlertOffer } from "../alerts/AlertOffer.tsx";
import { Pagination } from "../shell/Pagination.tsx";
import { JobRow } from "./JobRow.tsx";
import { ListFee } from "./ListFee.tsx";
import { NarrowingOptions } from "./NarrowingOptions.tsx";
import { NoJobsFound } from "./NoJobsFound.tsx";
import { RulerKey } from "./PayRuler.tsx";
import { SearchNotes } from "./SearchNotes.tsx";
import { WiderLinks } from "./WiderLinks.tsx";

interface Props {
  found: PageOfJobs;
  filter: JobFilter;
  samples: Samples;
  feeCents: number;
}

/** The filters' script replaces this section by that of another address. */
export function JobResults({ found, filter, samples, feeCents }: Props) {
  const linkTo = useLinkTo();
  const { jobs, page, pages, cut, explained, wider, isMissed } = found;
  return (
    <section id="results" aria-label={t("jobs.results")}>
      {explained && (
        <SearchNotes
          {...{ explained, filter }}
          isMissed={isMissed && page === 1}
          isEmpty={jobs.length === 0}
        />
      )}
      {jobs.length === 0 ? (
        <NoJobsFound filter={filter} wider={wider} />
      ) : (
        <>
          {wider && <WiderLinks wider={wider} />}
          <Runs
            {...{ jobs, isMissed, feeCents }}
            areSamples={isMissed ? undefined : samples === "all"}
            name={listName(found, filter, samples)}
            withPosted={filter.sort === "newest" || filter.postedWithin !== undefined}
          />
        </>
      )}
      <Pagination
        page={page}
        pages={pages}
        cut={cut}
        hrefOf={(n) => linkTo(routes.jobs, { ...parametersOf(filter), page: n })}
      />
      <NarrowingOptions found={found} filter={filter} />
      {!filter.impossible && <AlertOffer filter={filter} isEmpty={jobs.length === 0} />}
    </section>
  );
}

/** Names the list, like "14 cook jobs in Norway". The way back from a job has this name. */
function listName(found: PageOfJobs, { search, country }: JobFilter, samples: Samples): string {
  const { total, capped, explained, isMissed } = found;
  if (isMissed) return t("jobs.title");
  if (capped) return t("jobs.list.other", { n: countedText({ total, capped }) });
  const list = search
    ? countWithSamples("jobs.list.search", total, samples, { search: explained?.corrected ?? search })
    : countWithSamples("jobs.list", total, samples);
  return country ? t("jobs.list.country", { list, country: say(country) }) : list;
}

interface RunsProps {
  jobs: ListedJob[];
  name: string;
  isMissed: boolean;
  /** The visitor has asked how new the jobs are. */
  withPosted: boolean;
  feeCents: number;
  /** Every job of the list is a sample, also those on other pages. */
  areSamples: boolean | undefined;
}

/** The jobs that match, that mention the words and that are near follow each other, from the best to the weakest. */
function Runs({ jobs, name, isMissed, withPosted, feeCents, areSamples }: RunsProps) {
  return runsOf(jobs).map((run, index) => {
    const heading = headingOf(run[0]!, index > 0, isMissed);
    return (
      <div key={run[0]!.id} className="run" data-list={index === 0 ? `‹ ${name}` : undefined}>
        {heading && <h2>{heading}</h2>}
        {index === 0 && (
          <>
            <p>
              <ListFee {...{ jobs, feeCents, areSamples }} />
            </p>
            <RulerKey />
          </>
        )}
        <ul className="rows">
          {run.map((job) => (
            <JobRow key={job.id} job={job} heading={heading ? "h3" : "h2"} withPosted={withPosted} />
          ))}
        </ul>
      </div>
    );
  });
}

function headingOf({ fit }: ListedJob, isLater: boolean, isMissed: boolean): string | undefined {
  if (fit === "near") return t("jobs.near");
  if (isLater) return t("jobs.mentioned");
  return fit || isMissed ? t("jobs.mentioned.first") : undefined;
}

function runsOf(jobs: ListedJob[]): ListedJob[][] {
  const runs: ListedJob[][] = [];
  for (const job of jobs) {
    const run = runs.at(-1);
    if (run && run[0]!.fit === job.fit) run.push(job);
    else runs.push([job]);
  }
  return runs;
}
