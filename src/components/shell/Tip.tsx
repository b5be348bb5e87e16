import type { ReactNode } from "react";

interface Props {
  /** The id of a `TipText` on the same page; several may point to one. */
  about: string;
  children: ReactNode;
}

/** A term with an explanation: by hovering, by focus, and, as the browser does it itself, by a tap or a key. */
export function Tip({ about, children }: Props) {
  return (
    <button type="button" className="tip" popoverTarget={about} aria-describedby={about}>
      {children}
    </button>
  );
}

export function TipText({ id, children }: { id: string; children: string }) {
  return (
    <p className="tip-text" id={id} popover="auto" role="tooltip">
      {children}
    </p>
  );
}
