import type { Notice } from "./wizard-props.ts";

export function WizardNotice({ kind, title, text }: Notice) {
  return (
    <div
      className={kind === "info" ? "notice" : `notice notice-${kind}`}
      role={kind === "error" ? "alert" : "status"}
    >
      {title && <h2>{title}</h2>}
      <p>{text}</p>
    </div>
  );
}
