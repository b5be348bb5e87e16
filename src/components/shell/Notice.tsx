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
  children?: ReactNode;
}

/** What the server says of what was just done: the page's own toast, for a visitor without script too. */
export function Notice({ kind = "info", title, children }: Props) {
  return (
    <div className={classNames[kind]} role={kind === "error" ? "alert" : "status"}>
      {title && <h2>{title}</h2>}
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
