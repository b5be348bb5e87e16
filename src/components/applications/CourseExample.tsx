import { claims } from "../../content/claims.ts";
import { t } from "../../content/words.ts";
import { statusLabel } from "../../shared/applications/application-status.ts";
import { businessDaysAfter } from "../../shared/applications/expected-dates.ts";
import { shortDay } from "../../shared/format.ts";
import { CourseMap } from "./CourseMap.tsx";
import { StageAhead, stages } from "./CourseStages.tsx";

const voyage = { nationality: "Filipino", destination: "Norway" };
const marks = { all: stages.length, passed: 1, isOver: false };
const sentOn = new Date("2026-03-02");

/** Shows somebody who asks for a code what the code leads to. Its styles are `course`, `map` and `track`. */
export const CourseExample = () => (
  <section className="navy course-example">
    <h2>{t("track.example.title")}</h2>
    <p>{t("track.example.text")}</p>
    <CourseMap voyage={voyage} marks={marks} />
    <ol className="plain stages">
      <li aria-current="step">
        <strong>{statusLabel("submitted")}</strong>
        <span className="meta">{shortDay(sentOn)}</span>
      </li>
      <StageAhead stage="under_review">
        {t("track.due", { date: shortDay(businessDaysAfter(sentOn, claims.reviewDays)) })}
      </StageAhead>
      <StageAhead stage="interviewed">{t("success.next.interview")}</StageAhead>
      <StageAhead stage="accepted">{t("success.next.visa")}</StageAhead>
    </ol>
  </section>
);
