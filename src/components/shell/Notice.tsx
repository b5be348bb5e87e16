import type { ReactNode } from "react";

/** Written out: the style sheet keeps only classes that stand somewhere as a whole. */
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

/** The server's answer to what was just done. Visitors without script see no toast, so the page itself tells them. */
export function Notice({ kind = "info", title, text, children }: Props) {
  return (
    <div className={classNames[kind]} role={kind === "error" ? "alert" : "status"}>
      {title && <h2>{title}</h2>}
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
