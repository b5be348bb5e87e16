import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { proofs } from "../../shared/employers/mandate-decision.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";
import { DecisionProblem as Problem } from "./DecisionProblem.tsx";
import { DomainCodeForm } from "./DomainCodeForm.tsx";
import type { RefusedDecision } from "./refused-decision.ts";

interface Props {
  request: WaitingRequestView;
  refused: RefusedDecision | undefined;
}

const decisions = ["check", "ask", "refuse"] as const;
const hinted = new Set<RefusedDecision["field"]>(["reason", "validUntil"]);
const agencyOnly = new Set<string>(["licence", "letters"]);

/** Takes the administrator's proofs for a request, and the decision. */
export function MandateDecisionForm({ request, refused }: Props) {
  const linkTo = useLinkTo();
  const { id, company, kind } = request;
  const describing = (field: RefusedDecision["field"]) =>
    describedBy(`${field}-${id}`, hinted.has(field), refused?.field === field ? refused.message : undefined);
  const isWrong = (field: RefusedDecision["field"]) => refused?.field === field || undefined;
  const isHindered = (decision: string) => decision === "check" && !request.mailboxConfirmed;
  const shown = proofs.filter((proof) => kind === "agency" || !agencyOnly.has(proof));
  return (
    <>
      <DomainCodeForm request={request} refused={refused?.field === "email" ? refused : undefined} />
      <form className="decision" method="post" action={linkTo(routes.adminMandateDecision, { id })}>
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
        <fieldset id={`decision-${id}`} aria-describedby={describing("decision")}>
          <legend>{t("queue.decision")}</legend>
          <Problem id={id} field="decision" refused={refused} />
          {decisions.map((decision) => (
            <label key={decision} className="choice">
              <input
                type="radio"
                name="decision"
                value={decision}
                defaultChecked={refused?.decision === decision && !isHindered(decision)}
                disabled={isHindered(decision)}
                required
              />
              <span>
                {t(`queue.${decision}`)}{" "}
                {isHindered(decision) && <span className="meta">({t("mandate.mailbox.unconfirmed")})</span>}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={isWrong("validUntil") ? "for-check has-error" : "for-check"}>
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
            aria-invalid={isWrong("validUntil")}
            defaultValue={refused?.validUntil}
          />
        </div>
        <div className={isWrong("reason") ? "for-reason has-error" : "for-reason"}>
          <label htmlFor={`reason-${id}`}>{t("queue.reason")}</label>
          <p className="hint" id={`reason-${id}-hint`}>
            {t("queue.reason.hint")}
          </p>
          <Problem id={id} field="reason" refused={refused} />
          <textarea
            id={`reason-${id}`}
            name="reason"
            rows={3}
            maxLength={1000}
            aria-describedby={describing("reason")}
            aria-invalid={isWrong("reason")}
            defaultValue={refused?.reason}
          />
        </div>
        <label>
          {t("queue.note")}
          <textarea name="note" rows={2} maxLength={1000} defaultValue={refused?.note} />
        </label>
        <p className="actions">
          <button type="submit" aria-label={t("queue.of", { action: t("queue.decide"), company })}>
            {t("queue.decide")}
          </button>
        </p>
      </form>
    </>
  );
}
