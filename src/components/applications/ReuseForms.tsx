import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { FittingJob } from "../../shared/applying/fitting-job.ts";
import { listed, longDate } from "../../shared/format.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { say } from "../../shared/say.ts";
import { TextField, type TextFieldFacts } from "../shell/TextField.tsx";

interface Form {
  action: string;
}

/** Three ways to name the job: one of those that fit, its address, or the list. */
export function ReuseForms({
  action,
  fitting,
  typed,
  issues,
}: Form & {
  fitting: readonly FittingJob[];
  typed: string | undefined;
  issues: Issue[];
}) {
  const linkTo = useLinkTo();
  const field: TextFieldFacts = {
    name: "jobId",
    label: t("reuse.job"),
    hint: t("reuse.job.hint", { path: `${linkTo(routes.jobs)}/` }),
    type: "url",
    autoComplete: "off",
  };
  const isFirst = fitting.length === 0 || issues.length > 0;
  const byAddress = (
    <>
      <h2>{t("reuse.job.title")}</h2>
      <form method="post" action={action} noValidate>
        <TextField field={field} value={typed} message={messagesByField(issues).jobId} required />
        <button type="submit" className={isFirst ? undefined : "btn-quiet"}>
          {t("reuse.job.submit")}
        </button>
      </form>
    </>
  );
  return (
    <>
      {isFirst && byAddress}
      <FittingJobForms action={action} jobs={fitting} />
      {!isFirst && byAddress}
      <h2>{t("reuse.list.title")}</h2>
      <p>{t("reuse.list.text")}</p>
      <form method="post" action={action}>
        <button type="submit" name="list" value="1" className="btn-quiet">
          {t("reuse.list.submit")}
        </button>
      </form>
    </>
  );
}

function FittingJobForms({ action, jobs }: Form & { jobs: readonly FittingJob[] }) {
  const linkTo = useLinkTo();
  if (jobs.length === 0) return null;
  return (
    <section className="fitting">
      <h2>{t("reuse.fitting")}</h2>
      {jobs.every(({ sample }) => sample) && <p>{t("reuse.fitting.samples")}</p>}
      <ul className="plain">
        {jobs.map(({ id, title, company, country, pay, sample, closesOn }) => (
          <li key={id}>
            <a href={linkTo(routes.job, { id })}>{title}</a>
            <span className="pay">{pay}</span>
            <span className="meta">
              {`${listed([company, say(country)])} · ${t("jobs.closes", { date: longDate(closesOn) })}`}{" "}
              {sample && <span className="badge">{t("apply.job.sample")}</span>}
            </span>
            <form method="post" action={action}>
              <button
                type="submit"
                className="btn-quiet"
                name="jobId"
                value={id}
                aria-label={t("reuse.fitting.label", { title, company })}
              >
                {t("reuse.fitting.submit")}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
