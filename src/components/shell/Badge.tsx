import type { ReactNode } from "react";

export type BadgeKind = "ok" | "warn" | "err" | "info" | "neutral";

interface Props {
  kind?: BadgeKind;
  children: ReactNode;
}

/** The style sheet keeps only classes that the sources hold as a whole, so these are not put together. */
const classNames: Record<BadgeKind, string> = {
  ok: "badge badge-ok",
  warn: "badge badge-warn",
  err: "badge badge-err",
  info: "badge badge-info",
  neutral: "badge",
};

export function Badge({ kind = "neutral", children }: Props) {
  return <span className={classNames[kind]}>{children}</span>;
}
