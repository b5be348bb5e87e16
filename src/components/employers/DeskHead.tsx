import type { ReactNode } from "react";
import { type Way, WayBack } from "../shell/WayBack.tsx";

interface Props {
  title: string;
  lead?: ReactNode;
  /** The page that this one belongs to. */
  back?: Way;
  /** An opened row covers this list where there is no room for both. */
  list?: Way | undefined;
  /** The page below has one column. */
  isNarrow?: boolean;
  /** Links beside the heading. */
  children?: ReactNode;
}

/** The heading of an employer's page. */
export const DeskHead = ({ title, lead, back, list, isNarrow = false, children }: Props) => (
  <div className={isNarrow ? "narrow desk-title" : "wrap desk-title"}>
    <div>
      {back && <WayBack {...back} />}
      {list && (
        <div className="list-way">
          <WayBack {...list} />
        </div>
      )}
      <h1>{title}</h1>
      {lead}
    </div>
    {children}
  </div>
);
