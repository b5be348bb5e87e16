import type { Context } from "hono";
import { BriefJobRow } from "../../components/jobs/JobRow.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { applyMessages } from "../../content/apply-messages.ts";
import { t } from "../../content/words.ts";
import { priceJobs } from "../../db/jobs/trade-pay.ts";
import { listSimilarJobs } from "../../domain/jobs/search/list-similar.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { say } from "../../shared/say.ts";
import { renderNarrow } from "../system/render-narrow.tsx";

const similarShown = 3;

/** Says that the job takes no applications, before the candidate types anything. Shows jobs like a closed one. */
export async function renderRefusedJob(c: Context<Env>, job: Job, message: string) {
  const { sql } = c.env;
  const { open, title, company } = job;
  const similar = open ? [] : await priceJobs(sql, await listSimilarJobs(sql, job, similarShown));
  const meta = {
    title: t(open ? "jobs.sample" : "job.closed.title"),
    description: message,
    canonical: c.var.linkTo(routes.apply),
    noindex: true,
    hasFooterRow: true,
    styles: ["rows"],
  };
  return renderNarrow(
    c,
    meta,
    <>
      <p className="lead">{t("application.vacancy.of", { title, company })}</p>
      {open ? <Notice kind="warning" text={message} /> : <p>{t("apply.closed")}</p>}
      <p className="actions">
        <ButtonLink href={c.var.linkTo(routes.jobs)}>{t("job.closed.browse")}</ButtonLink>
        <QuietLink href={`${c.var.linkTo(routes.apply)}?job=`}>{say(applyMessages.general)}</QuietLink>
      </p>
      {similar.length > 0 && (
        <>
          <h2>{t("job.similar")}</h2>
          <ul className="rows">
            {similar.map((job) => (
              <BriefJobRow key={job.id} job={job} />
            ))}
          </ul>
        </>
      )}
    </>,
  );
}
