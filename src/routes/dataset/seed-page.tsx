import type { Context } from "hono";
import type { SeedState } from "../../../islands/dataset/use-seeding.ts";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Question } from "../../../islands/lib/Question.tsx";
import SeedRun from "../../../islands/SeedRun.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t, tn } from "../../content/words.ts";
import { countSampleJobs } from "../../db/dataset/dataset.ts";
import { type DatasetContents, describeDataset } from "../../domain/dataset/dataset-contents.ts";
import { busyLine, wholeStart } from "../../domain/dataset/seed.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { removalWord } from "../../shared/accounts/admin.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { shortDate } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { renderAdmin } from "../system/render-admin.tsx";

/** The number of removed jobs, or the reason why none was removed. */
type Removal = { removed: number } | { refused: "word"; typed: string } | { refused: "busy" };

interface State {
  run?: SeedState;
  removal?: Removal;
}

export async function renderSeedPage(c: Context<Env>, { run, removal }: State = {}) {
  const { sql, dataset, clock, payments } = c.env;
  const contents = await describeDataset(dataset, dayOf(clock()));
  const samples = await countSampleJobs(sql);
  const typed = removal && "typed" in removal ? removal.typed : undefined;
  const wrong = typed !== undefined;
  const removing = (
    <section id="samples">
      <h3>{t("admin.samples.title")}</h3>
      <div>
        <RemoveSamples jobs={samples} typed={typed} />
      </div>
    </section>
  );
  return renderAdmin(
    c,
    { section: routes.adminSeed, title: t("admin.seed.title"), lead: t("admin.seed.lead"), isRefused: wrong },
    <>
      <ErrorSummary
        title={t("errors.summary")}
        issues={wrong ? [{ path: "word", message: t("admin.samples.wrong", { word: removalWord }) }] : []}
      />
      {removal && <Removed removal={removal} />}
      <div className="split">
        {/* The form with the problem follows the summary of problems. */}
        {wrong && removing}
        <section>
          <h3>{t("admin.seed.contents")}</h3>
          <div>
            <Seeding contents={contents} samples={samples} run={run} live={payments.live} />
          </div>
        </section>
        {!wrong && removing}
      </div>
    </>,
  );
}

interface SeedingProps {
  contents: DatasetContents;
  /** The number of sample jobs that are there. */
  samples: number;
  run: SeedState | undefined;
  live: boolean;
}

function Seeding({ contents, samples, run, live }: SeedingProps) {
  // The first and the last line belong to no sector.
  const lineCount = contents.sectors.length + 2;
  const jobs = contents.sectors.reduce((sum, sector) => sum + sector.jobs, 0);
  const isWhole = jobs > 0 && samples >= jobs;
  return (
    <>
      {!run && isWhole && <Notice text={t("admin.seed.whole")} />}
      <SeedContents {...contents} />
      {contents.sample && <p>{t("admin.seed.sample")}</p>}
      {contents.sample && live && (
        <Notice kind="warning" title={t("admin.seed.live.title")} text={t("admin.seed.live.text")} />
      )}
      <Island
        of={SeedRun}
        when="load"
        props={{ initial: run ?? { phase: "idle", lines: [] }, lineCount, isWhole, busyLine, wholeStart }}
      />
    </>
  );
}

function Removed({ removal }: { removal: Removal }) {
  if ("removed" in removal)
    return (
      <Notice
        kind="success"
        title={t("admin.samples.done.title")}
        text={tn("admin.samples.done.text", removal.removed)}
      />
    );
  if ("typed" in removal) return null;
  return <Notice kind="warning" title={t("admin.seed.busy.title")} text={t("admin.seed.busy.text")} />;
}

function RemoveSamples({ jobs, typed }: { jobs: number; typed: string | undefined }) {
  const linkTo = useLinkTo();
  const wrong = typed !== undefined;
  if (jobs === 0) return <p>{t("admin.samples.empty")}</p>;
  return (
    <form method="post" action={linkTo(routes.adminSamples)}>
      <p>{tn("admin.samples.text", jobs)}</p>
      <Question
        name="word"
        label={t("admin.samples.word", { word: removalWord })}
        message={wrong ? t("admin.samples.notWord", { word: removalWord }) : undefined}
      >
        <input
          id="word"
          name="word"
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          aria-describedby={wrong ? "word-error" : undefined}
          aria-invalid={wrong || undefined}
        />
      </Question>
      <p className="actions">
        <button type="submit" className="btn btn-quiet btn-remove">
          {t("admin.samples.submit")}
        </button>
      </p>
    </form>
  );
}

/** Shows what the dataset holds, by its manifest. */
function SeedContents({ totals, sectors, closing }: DatasetContents) {
  return (
    <>
      <ul className="plain seed-contents">
        {totals && (
          <>
            <li>{t("admin.seed.totals.jobs", { jobs: totals.jobs, countries: totals.countries })}</li>
            <li>{t("admin.seed.totals.companies", { n: totals.companies })}</li>
          </>
        )}
        {closing && <li>{t("admin.seed.deadlines", { window: daysFrom(closing) })}</li>}
      </ul>
      {sectors.length > 0 && (
        <table className="seed-sectors">
          <thead>
            <tr>
              <th scope="col">{t("admin.seed.sector")}</th>
              <th scope="col">{t("admin.seed.companies")}</th>
              <th scope="col">{t("admin.seed.jobs")}</th>
            </tr>
          </thead>
          <tbody>
            {sectors.map(({ sector, companies, jobs, note }) => (
              <tr key={sector}>
                <th scope="row">
                  {sectorLabel(sector)} {note && <small>{note}</small>}
                </th>
                <td>{companies}</td>
                <td>{jobs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Writes `Jan 3-31, 2027`, or both dates in full when the months differ. */
function daysFrom({ first, last }: { first: string; last: string }): string {
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${shortDate(first)} - ${shortDate(last)}`;
  const [month] = shortDate(first).split(" ");
  return `${month} ${Number(first.slice(8))}-${Number(last.slice(8))}, ${first.slice(0, 4)}`;
}
