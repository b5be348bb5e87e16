import type { Told } from "../payments/use-payment.ts";

// Always the same function: called when the box comes, and not at every rendering.
const focus = (box: HTMLElement | null) => box?.focus();

/** Why the last attempt came to nothing: the toast that said so is gone in a moment. With a link it is told here alone. */
export function Problem({ problem }: { problem: Told | undefined }) {
  if (!problem) return null;
  const { title, text, link } = problem;
  return (
    <div className="notice notice-error" {...(link && { role: "alert", tabIndex: -1, ref: focus })}>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </div>
  );
}
