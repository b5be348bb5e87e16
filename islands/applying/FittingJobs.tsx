import * as routes from "../../src/routes.ts";
import type { FittingJob } from "../../src/shared/applying/fitting-job.ts";
import { listed } from "../../src/shared/format.ts";
import { say } from "../../src/shared/say.ts";
import { useLinkTo } from "../lib/locale.ts";
import { t } from "../payments/words.ts";

/** Lists jobs whose employers get the general application, before the candidate pays for it. */
export function FittingJobs({ jobs }: { jobs: readonly FittingJob[] }) {
  const linkTo = useLinkTo();
  if (jobs.length === 0) return null;
  return (
    <section className="fitting">
      <h2>{t("apply.fitting.title")}</h2>
      <p>{t("apply.fitting.text")}</p>
      <ul className="plain">
        {jobs.map(({ id, title, company, country, pay }) => (
          <li key={id}>
            <a href={linkTo(routes.job, { id })}>{title}</a>
            <span className="pay">{pay}</span>
            <span className="meta">{listed([company, say(country)])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
