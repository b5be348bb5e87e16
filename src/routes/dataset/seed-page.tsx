import type { Context } from "hono";
import type { SeedState } from "../../../islands/dataset/use-seeding.ts";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import SeedRun from "../../../islands/SeedRun.tsx";
import { RemoveSamples } from "../../components/dataset/RemoveSamples.tsx";
import { SeedContents } from "../../components/dataset/SeedContents.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t, tn } from "../../content/words.ts";
import { countSampleJobs } from "../../db/dataset/dataset.ts";
import { type DatasetContents, describeDataset } from "../../domain/dataset/dataset-contents.ts";
import { busyLine } from "../../domain/dataset/seed.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { removalWord } from "../../shared/accounts/admin.ts";
import { linkTo } from "../../shared/link.ts";
import { renderAdmin } from "../system/render-admin.tsx";

/** What became of the removal of samples: how many vacancies went, or why none. */
type Removal = { removed: number } | { refused: "word" | "busy" };

interface State {
  run?: SeedState;
  removal?: Removal;
}

export async function renderSeedPage(c: Context<Env>, { run, removal }: State = {}) {
  const { sql, dataset, clock, payments } = c.env;
  const contents = await describeDataset(dataset, clock().toISOString().slice(0, 10));
  const samples = await countSampleJobs(sql);
  const wrong = removal !== undefined && isRefused(removal, "word");
  return renderAdmin(
    c,
    { section: linkTo(routes.adminSeed), title: t("admin.seed.title"), isRefused: wrong },
    <>
      <ErrorSummary
        title={t("errors.summary")}
        issues={wrong ? [{ path: "word", message: t("admin.samples.wrong", { word: removalWord }) }] : []}
      />
      {removal && <Removed removal={removal} />}
      <Seeding contents={contents} run={run} live={payments.live} />
      <section id="samples">
        <h2>{t("admin.samples.title")}</h2>
        <RemoveSamples jobs={samples} wrong={wrong} />
      </section>
    </>,
  );
}

interface SeedingProps {
  contents: DatasetContents;
  run: SeedState | undefined;
  live: boolean;
}

function Seeding({ contents, run, live }: SeedingProps) {
  // Besides a line for each sector there is a first one and a last one.
  const lineCount = contents.sectors.length + 2;
  return (
    <>
      <p>{t("admin.seed.lead")}</p>
      <h3>{t("admin.seed.contents")}</h3>
      <SeedContents {...contents} />
      {contents.sample && <p>{t("admin.seed.sample")}</p>}
      {contents.sample && live && (
        <Notice kind="warning" title={t("admin.seed.live.title")} text={t("admin.seed.live.text")} />
      )}
      <Island
        of={SeedRun}
        when="load"
        props={{ initial: run ?? { phase: "idle", lines: [] }, lineCount, busyLine }}
      />
    </>
  );
}

const isRefused = (removal: Removal, why: "word" | "busy") => "refused" in removal && removal.refused === why;

function Removed({ removal }: { removal: Removal }) {
  if ("removed" in removal)
    return (
      <Notice
        kind="success"
        title={t("admin.samples.done.title")}
        text={tn("admin.samples.done.text", removal.removed)}
      />
    );
  if (!isRefused(removal, "busy")) return null;
  return <Notice kind="warning" title={t("admin.seed.busy.title")} text={t("admin.seed.busy.text")} />;
}
