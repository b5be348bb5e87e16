import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";
import { DecisionProblem as Problem } from "./DecisionProblem.tsx";
import type { RefusedDecision } from "./refused-decision.ts";

interface Props {
  request: WaitingRequestView;
  refused: RefusedDecision | undefined;
}

/** Emails a code to an address on the company's domain. */
export function DomainCodeForm({ request, refused }: Props) {
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
