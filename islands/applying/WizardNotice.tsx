import type { Told } from "../payments/use-payment.ts";
import type { Notice } from "./wizard-props.ts";

export const WizardNotice = ({ kind, ...told }: Notice) => (
  <div
    className={kind === "info" ? "notice" : `notice notice-${kind}`}
    role={kind === "error" ? "alert" : "status"}
  >
    <Sentences heading="h2" {...told} />
  </div>
);

// React calls a ref again when the function is a new one, so all renderings share this one.
const focus = (box: HTMLElement | null) => box?.focus();

/** The toast with this sentence disappears, so the page repeats it. A sentence with a link has no toast. */
export function Problem({ problem }: { problem: Told | undefined }) {
  if (!problem) return null;
  const attention = problem.link && { role: "alert", tabIndex: -1, ref: focus };
  return (
    <div className="notice notice-error" {...attention}>
      <Sentences heading="h3" {...problem} />
    </div>
  );
}

/** Takes the focus, because the page goes on from here. */
export const Attention = (told: Told) => (
  <div className="notice notice-warning" role="alert" tabIndex={-1} ref={focus}>
    <Sentences heading="h2" {...told} />
  </div>
);

function Sentences({ heading: Heading, title, text, link }: Told & { heading: "h2" | "h3" }) {
  return (
    <>
      {title && <Heading>{title}</Heading>}
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </>
  );
}
