import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims } from "../../../content/claims.ts";
import { countWithSamples, type Samples } from "../../../content/samples.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import type { PricedJob } from "../../../shared/jobs/priced-job.ts";
import { say } from "../../../shared/say.ts";
import { QuietLink } from "../../shell/ButtonLink.tsx";
import { BriefJobRow } from "../JobRow.tsx";
import { RulerKey } from "../PayRuler.tsx";

interface Props {
  /** Undefined when they cannot be counted. */
  jobs: number | undefined;
  samples: Samples;
  newest: readonly PricedJob[];
}

export function DestinationBanner({ jobs, samples, newest }: Props) {
  const linkTo = useLinkTo();
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.destinations.title")}</h2>
        <p className="lead">{t("home.destinations.text")}</p>
        <p className="actions">
          <QuietLink href={linkTo(routes.apply)}>{t("home.destinations.apply")}</QuietLink>
          <QuietLink href={linkTo(routes.jobs)}>{t("home.destinations.browse")}</QuietLink>
        </p>
        <div>
          <div className="banner">
            <p className="number">
              {jobs === undefined
                ? t("home.destinations.jobs.other", { n: say(claims.jobsFallback) })
                : countWithSamples("home.destinations.jobs", jobs, samples)}
            </p>
            {newest.length > 0 && <RulerKey withScale={false} />}
          </div>
          <ul className="rows">
            {newest.map((job) => (
              <BriefJobRow key={job.id} job={job} isToldSample={samples === "all"} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
