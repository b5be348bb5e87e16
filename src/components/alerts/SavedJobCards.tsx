import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { JobRow } from "../jobs/JobRow.tsx";
import { ListFee } from "../jobs/ListFee.tsx";
import { RulerKey } from "../jobs/PayRuler.tsx";

interface Props {
  jobs: PricedJob[];
  hidden: string[];
  feeCents: number;
}

export const SavedJobCards = ({ jobs, hidden, feeCents }: Props) => (
  <>
    {jobs.length > 0 && (
      <>
        <p>
          <ListFee jobs={jobs} feeCents={feeCents} />
        </p>
        <RulerKey />
      </>
    )}
    <ul className="rows">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} heading="h2" action={<Remove id={job.id} title={job.title} />} />
      ))}
      {hidden.map((id) => (
        <li key={id} className="job">
          <p>{t("saved.hidden")}</p>
          <Remove id={id} />
        </li>
      ))}
    </ul>
  </>
);

function Remove({ id, title }: { id: string; title?: string }) {
  const linkTo = useLinkTo();
  return (
    <form className="save saved" method="post" action={linkTo(routes.savedJobRemoval, { id })}>
      <button type="submit" className="btn-quiet" aria-label={title && t("saved.remove.title", { title })}>
        {t("saved.remove")}
      </button>
    </form>
  );
}
