import type { ReactNode } from "react";
import { Dots } from "../jobs/WorldMap.tsx";
import { Boat } from "./Sea.tsx";

interface Props {
  title: string;
  lead: string;
  /** The ways on. */
  children?: ReactNode;
}

/** Heads an error page with a boat off the chart of the world. Its styles are `band`, `course` and `map`. */
export const ChartHead = ({ title, lead, children }: Props) => (
  <div className="page-head navy voyage">
    <div className="wrap">
      <div>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
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
