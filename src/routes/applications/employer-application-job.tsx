import { Hono } from "hono";
import { ApplicationHead } from "../../components/applications/ApplicationHead.tsx";
import { JobVersionText } from "../../components/jobs/JobVersionText.tsx";
import { t } from "../../content/words.ts";
import { findEmployerJobVersion } from "../../db/applications/job-versions.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { isUuid } from "../../shared/uuid.ts";
import { employerMeta } from "../employers/employer-meta.tsx";

/** Shows the employer the job as it was when the candidate applied. */
export const employerApplicationJobPage = new Hono<Env>().get(
  routes.employerApplicationJob.path,
  async (c) => {
    const id = c.req.param("id");
    const found = isUuid(id) && (await findEmployerJobVersion(c.env.sql, c.get("user").id, id));
    const { job, jobId, fullName, submittedAt } = found || fail("applicationNotFound");
    await recordShown(c, {
      action: "applications viewed",
      subject: { kind: "job", id: jobId },
      ids: [id],
      details: { way: "page" },
    });
    const meta = await employerMeta(c, t("jobVersion.title", { date: longDate(submittedAt) }));
    return c.render(
      <>
        <ApplicationHead id={id} jobId={jobId} title={meta.title}>
          {t("jobVersion.lead", { name: fullName })}
        </ApplicationHead>
        <div className="narrow page">
          <JobVersionText job={job} />
          <p>
            <a href={c.var.linkTo(routes.job, { id: jobId })}>{t("jobVersion.now")}</a>
          </p>
        </div>
      </>,
      meta,
    );
  },
);
