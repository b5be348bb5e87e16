import type { ReactNode } from "react";

interface Props {
  kind?: "info" | "success" | "warning" | "error";
  title?: string;
  children?: ReactNode;
}

/** What the server says of what was just done: the page's own toast, for a visitor without script too. */
export function Notice({ kind = "info", title, children }: Props) {
  return (
    <div
      className={kind === "info" ? "notice" : `notice notice-${kind}`}
      role={kind === "error" ? "alert" : "status"}
    >
      {title && <h2>{title}</h2>}
      {typeof children === "string" ? <p>{children}</p> : children}
    </div>
  );
}
