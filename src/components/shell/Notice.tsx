import type { ReactNode } from "react";
import { WholeReferences } from "./WholeReferences.tsx";

/** The style sheet keeps only classes that the sources hold as a whole, so these are not put together. */
const classNames = {
  info: "notice",
  success: "notice notice-success",
  warning: "notice notice-warning",
  error: "notice notice-error",
} as const;

interface Props {
  kind?: keyof typeof classNames;
  title?: string;
  text?: string | undefined;
  children?: ReactNode;
}

/** Says what the server has just done. Visitors without script see no toast, so the page itself tells them. */
export function Notice({ kind = "info", title, text, children }: Props) {
  return (
    <div className={classNames[kind]} role={kind === "error" ? "alert" : "status"}>
      {title && <h2>{title}</h2>}
      {text !== undefined && (
        <p>
          <WholeReferences>{text}</WholeReferences>
        </p>
      )}
      {children}
    </div>
  );
}
