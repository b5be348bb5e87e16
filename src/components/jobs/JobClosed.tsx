import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { say } from "../../shared/say.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  country: string;
  /** `YYYY-MM-DD` */
  closedOn: string;
}

/** Says when the job closed, and leads to those that are open. */
export function JobClosed({ country, closedOn }: Props) {
  const linkTo = useLinkTo();
  return (
    <Notice kind="warning" title={t("job.closed.title")}>
      <p>{t("job.closed.text", { date: longDate(closedOn) })}</p>
      <p className="actions">
        <ButtonLink href={linkTo(routes.jobs)}>{t("job.closed.browse")}</ButtonLink>
        <a href={linkTo(routes.jobsInCountry, { country: countrySlug(country) })}>
          {t("countryJobs.title", { country: say(country) })}
        </a>
      </p>
    </Notice>
  );
}
