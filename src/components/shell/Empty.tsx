import type { ReactNode } from "react";
import { QuietLink } from "./ButtonLink.tsx";
import { Sea } from "./Sea.tsx";
import type { Way } from "./WayBack.tsx";

interface Props {
  children: string;
  /** Says what happens next. */
  next?: string | undefined;
  /** A link to another page. */
  way?: Way | undefined;
  /** The button that the sentence names. */
  button?: ReactNode;
}

/** Says in place of a list that it holds nothing. */
export const Empty = ({ children, next, way, button }: Props) => (
  <div className="empty">
    <Sea />
    <p>{children}</p>
    {next && <p className="meta">{next}</p>}
    {button && <p className="actions">{button}</p>}
    {way && (
      <p className="actions">
        <QuietLink href={way.href}>{way.text}</QuietLink>
      </p>
    )}
  </div>
);
