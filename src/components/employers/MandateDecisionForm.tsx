import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { proofs } from "../../shared/employers/mandate-decision.ts";
import { domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";

/** A decision as it was typed, and why it was not taken. */
export interface RefusedDecision {
  id: string;
  message: string;
  /** The field that is wrong. */
  field: "reason" | "validUntil" | "email" | "done";
  done: string[];
  note: string;
  reason: string;
  validUntil: string;
  email: string;
}

interface Props {
  request: WaitingRequestView;
  refused: RefusedDecision | undefined;
}

const agencyOnly = new Set<string>(["licence", "letters"]);

/** Takes the administrator's proofs for a request, and the decision. */
export function MandateDecisionForm({ request, refused }: Props) {
  const linkTo = useLinkTo();
  const { id, company, kind } = request;
  const describing = (field: RefusedDecision["field"]) =>
    describedBy(`${field}-${id}`, field !== "done", refused?.field === field ? refused.message : undefined);
  const shown = proofs.filter((proof) => kind === "agency" || !agencyOnly.has(proof));
  return (
    <>
      <CodeForm request={request} refused={refused?.field === "email" ? refused : undefined} />
      <form method="post" action={linkTo(routes.adminMandateDecision, { id })}>
        <fieldset id={`done-${id}`} aria-describedby={describing("done")}>
          <legend>{t("queue.done")}</legend>
          <Problem id={id} field="done" refused={refused} />
          {shown.map((proof) => (
            <label key={proof} className="choice">
              <input
                type="checkbox"
                name="done"
                value={proof}
                defaultChecked={refused?.done.includes(proof)}
              />
              {t(`proof.${proof}.label`)}
            </label>
          ))}
        </fieldset>
        <label>
          {t("queue.note")}
          <textarea name="note" rows={2} maxLength={1000} defaultValue={refused?.note} />
        </label>
        <label htmlFor={`validUntil-${id}`}>{t("queue.validUntil")}</label>
        <p className="hint" id={`validUntil-${id}-hint`}>
          {t("queue.validUntil.hint")}
        </p>
        <Problem id={id} field="validUntil" refused={refused} />
        <input
          id={`validUntil-${id}`}
          type="date"
          name="validUntil"
          aria-describedby={describing("validUntil")}
          defaultValue={refused?.validUntil}
        />
        <label htmlFor={`reason-${id}`}>{t("queue.reason")}</label>
        <p className="hint" id={`reason-${id}-hint`}>
          {t("queue.reason.hint")}
        </p>
        <Problem id={id} field="reason" refused={refused} />
        <textarea
          id={`reason-${id}`}
          name="reason"
          rows={2}
          maxLength={1000}
          aria-describedby={describing("reason")}
          defaultValue={refused?.reason}
        />
        <p className="actions decide">
          {(["check", "ask", "refuse"] as const).map((decision) => (
            <button
              key={decision}
              type="submit"
              name="decision"
              value={decision}
              className={decision === "check" ? undefined : "btn btn-quiet"}
              aria-label={t("queue.of", { action: t(`queue.${decision}`), company })}
            >
              {t(`queue.${decision}`)}
            </button>
          ))}
        </p>
      </form>
    </>
  );
}

function CodeForm({ request, refused }: Props) {
  const linkTo = useLinkTo();
  const { id, company, website, codeSentTo, codeConfirmed } = request;
  if (codeConfirmed) return <p>{t("queue.code.confirmed", { email: codeSentTo ?? "" })}</p>;
  return (
    <details open={refused && true}>
      <summary>{t("queue.code")}</summary>
      {codeSentTo && <p>{t("queue.code.sent", { email: codeSentTo })}</p>}
      <form method="post" action={linkTo(routes.adminMandateCode, { id })}>
        <label>
          {t("queue.code.email", { domain: domainOfWebsite(website) })}
          <input id={`email-${id}`} type="email" name="email" defaultValue={refused?.email} required />
        </label>
        <Problem id={id} field="email" refused={refused} />
        <p className="actions">
          <button
            type="submit"
            className="btn btn-quiet"
            aria-label={t("queue.of", { action: t("queue.code.submit"), company })}
          >
            {t("queue.code.submit")}
          </button>
        </p>
      </form>
    </details>
  );
}

interface ProblemProps {
  id: string;
  field: RefusedDecision["field"];
  refused: RefusedDecision | undefined;
}

function Problem({ id, field, refused }: ProblemProps) {
  if (refused?.field !== field) return null;
  return (
    <p className="error-msg" id={`${field}-${id}-error`}>
      {refused.message}
    </p>
  );
}
