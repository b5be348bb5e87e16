import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims } from "../../../content/claims.ts";
import { type Samples, sampleNote } from "../../../content/samples.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { ButtonLink, QuietLink } from "../../shell/ButtonLink.tsx";

interface Props {
  /** Undefined when they cannot be counted. */
  jobs: number | undefined;
  samples: Samples;
}

export function DestinationBanner({ jobs, samples }: Props) {
  const linkTo = useLinkTo();
  return (
    <section className="band">
      <div className="wrap">
        <div className="banner">
          <div>
            <h2>{t("home.destinations.title")}</h2>
            <p className="number">
              {t("home.destinations.jobs", { jobs: jobs ?? claims.jobsFallback })}
              {jobs && sampleNote(samples)}
            </p>
            <p>{t("home.destinations.text")}</p>
            <p className="actions">
              <ButtonLink href={linkTo(routes.apply)}>{t("home.destinations.apply")}</ButtonLink>
              <QuietLink href={linkTo(routes.jobs)}>{t("home.destinations.browse")}</QuietLink>
            </p>
          </div>
          <Chart />
        </div>
      </div>
    </section>
  );
}

/** A sea chart: depth lines, a compass rose, a course from port to port. */
function Chart() {
  return (
    <svg className="chart" viewBox="0 0 320 200" aria-hidden="true">
      <path d="M-10 60C60 20 110 90 180 60s90-50 160-20M-10 100c70-40 130 30 200 0s90-40 150-10M-10 140c80-40 140 30 210 0s90-30 140-5M-10 180c90-40 150 20 220-5s80-20 130 0" />
      <path className="course" d="M40 160C90 150 100 90 160 100s70-10 110-60" />
      <path
        className="port"
        d="M40 152a8 8 0 100 16 8 8 0 000-16zM160 92a8 8 0 100 16 8 8 0 000-16zM270 32a8 8 0 100 16 8 8 0 000-16z"
      />
      <path className="rose" d="M70 24l5 19 19 5-19 5-5 19-5-19-19-5 19-5z" />
    </svg>
  );
}
