import { salaryBands } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";
import { usd } from "../../../shared/format.ts";
import { experienceLabel } from "../../../shared/jobs/experience-levels.ts";

const highest = Math.max(...salaryBands.map((band) => band.salaryMax));

export function SalaryBands() {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.salaries.title")}</h2>
        <p className="lead">{t("home.salaries.lead")}</p>
        <ul className="cards">
          {salaryBands.map(({ level, salaryMin, salaryMax }) => (
            <li key={level} className="card">
              <h3>{experienceLabel(level)}</h3>
              <p className="pay">{t("home.salaries.range", { min: usd(salaryMin), max: usd(salaryMax) })}</p>
              <svg
                className="scale"
                viewBox={`0 0 ${highest} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={`M${salaryMin} 0H${salaryMax}V1H${salaryMin}z`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
