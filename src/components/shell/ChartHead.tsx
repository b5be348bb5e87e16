import { Dots } from "../jobs/WorldMap.tsx";
import { Boat } from "./Sea.tsx";

/** Heads an error page with a boat off the chart of the world. Its styles are `course` and `map`. */
export const ChartHead = ({ title, lead }: { title: string; lead: string }) => (
  <div className="page-head navy voyage">
    <div className="wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="course">
        <svg className="world" viewBox="51 -1 99 44" aria-hidden="true" strokeWidth="0.4">
          <Dots />
          <path d="M103 29Q118 12 133 21" strokeDasharray="1.2 0.9" />
          <Boat place="translate(131 9.5) scale(.5)" />
        </svg>
      </div>
    </div>
  </div>
);
