import type { Notice } from "./wizard-props.ts";

export function WizardNotice({ kind, title, text, link }: Notice) {
  return (
    <div
      className={kind === "info" ? "notice" : `notice notice-${kind}`}
      role={kind === "error" ? "alert" : "status"}
    >
      {title && <h2>{title}</h2>}
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </div>
  );
}
