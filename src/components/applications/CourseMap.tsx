import { type Place, placeNamed } from "../../content/country-places.ts";
import { t } from "../../content/words.ts";
import type { Voyage } from "../../db/applications/application-job.ts";
import { say } from "../../shared/say.ts";
import { Dots } from "../jobs/WorldMap.tsx";
import { type Course, pathTo, placeNames, plotCourse, pointAt } from "./course.ts";

interface Props {
  voyage: Voyage;
  /** The number of marks on the course, and how many of them are passed. Without it, the course is one line. */
  marks?: { all: number; passed: number; isOver: boolean };
}

/** Draws the course from the candidate's country to the job's. Draws nothing for a country without a port. */
export function CourseMap({ voyage, marks }: Props) {
  const end = placeNamed(voyage.destination ?? "");
  if (!end) return null;
  const home = placeNamed(voyage.nationality ?? "");
  const start = home?.country === end.country ? undefined : home;
  return (
    <figure className="course">
      <Chart start={start} end={end} marks={marks} />
      <figcaption className="unseen">
        {start ? t("course.caption", { from: say(start.country), to: say(end.country) }) : say(end.country)}
      </figcaption>
    </figure>
  );
}

function Chart({ start, end, marks }: { start: Place | undefined; end: Place; marks: Props["marks"] }) {
  const course = plotCourse(start?.port ?? end.port, end.port);
  const { from, to, view, scale } = course;
  const whole = pathTo(course, 1);
  const dashes = `${1.2 * scale} ${0.9 * scale}`;
  const steps = start && marks ? marks : undefined;
  const last = steps ? (steps.passed - 1) / (steps.all - 1) : 1;
  return (
    <svg className="world" viewBox={view} aria-hidden="true" strokeWidth={0.4 * scale}>
      <Dots />
      {start && !steps && (
        <>
          <mask id="way" maskUnits="userSpaceOnUse" x="-9" y="-9" width="150" height="60">
            <path className="sailed" d={whole} pathLength="1" />
          </mask>
          <path d={whole} strokeDasharray={dashes} mask="url(#way)" />
          <circle cx={from.x} cy={from.y} r={scale} />
          <Halo {...from} scale={scale} />
          <circle className="ahead arrival" cx={to.x} cy={to.y} r={scale} />
        </>
      )}
      {steps && (
        <>
          {!steps.isOver && <path d={whole} strokeDasharray={dashes} />}
          <path d={pathTo(course, last)} />
          {Array.from({ length: steps.isOver ? steps.passed : steps.all }, (_, step) => {
            const { x, y } = pointAt(course, step / (steps.all - 1));
            const isAhead = step >= steps.passed;
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place on the course
            return <circle key={step} className={isAhead ? "ahead" : undefined} cx={x} cy={y} r={scale} />;
          })}
          <Halo {...pointAt(course, last)} scale={scale} />
        </>
      )}
      {!start && (
        <>
          <circle cx={to.x} cy={to.y} r={scale} />
          <Halo {...to} scale={scale} />
        </>
      )}
      <Names course={course} start={start} end={steps?.isOver ? undefined : end} />
    </svg>
  );
}

const Halo = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <circle className="halo" cx={x} cy={y} r={2.6 * scale} />
);

interface Ends {
  course: Course;
  start: Place | undefined;
  /** Undefined on a course that does not reach its port. */
  end: Place | undefined;
}

function Names({ course, start, end }: Ends) {
  const names = [start ? say(start.country) : "", end ? say(end.country) : ""] as const;
  return placeNames(course, names).map(
    ({ x, y }, index) =>
      names[index] && (
        <text key={names[index]} transform={`translate(${x} ${y}) scale(${course.scale / 10})`}>
          {names[index]}
        </text>
      ),
  );
}
