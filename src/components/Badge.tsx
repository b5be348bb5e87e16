import type { ReactNode } from "react";

export type BadgeKind = "ok" | "warn" | "err" | "info" | "neutral";

interface Props {
  kind?: BadgeKind;
  children: ReactNode;
}

export function Badge({ kind = "neutral", children }: Props) {
  return <span className={kind === "neutral" ? "badge" : `badge badge-${kind}`}>{children}</span>;
}
