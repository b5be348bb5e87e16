import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { OwnMandate } from "../../db/employers/mandate-requests.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { Badge, type BadgeKind } from "../shell/Badge.tsx";
import { QuietLink } from "../shell/ButtonLink.tsx";
import { Empty } from "../shell/Empty.tsx";

const kinds: Record<OwnMandate["state"], BadgeKind> = {
  none: "neutral",
  asked: "info",
  checked: "ok",
  lapsed: "warn",
  refused: "err",
  withdrawn: "err",
};

/** The companies of an employer and what became of each check. */
export function OwnMandates({
  mandates,
  wrongCode,
}: {
  mandates: OwnMandate[];
  wrongCode: string | undefined;
}) {
  const linkTo = useLinkTo();
  if (mandates.length === 0)
    return (
      <Empty way={{ href: linkTo(routes.employerPostJob), text: t("employer.dashboard.post") }}>
        {t("company.none")}
      </Empty>
    );
  return (
    <ul className="rows own-mandates">
      {mandates.map((mandate) => (
        <OneMandate key={mandate.company} mandate={mandate} wrongCode={wrongCode} />
      ))}
    </ul>
  );
}

function OneMandate({ mandate, wrongCode }: { mandate: OwnMandate; wrongCode: string | undefined }) {
  const linkTo = useLinkTo();
  const { id, company, state, reason, mayAsk, codeSent, codeConfirmed } = mandate;
  return (
    <li className="card">
      <p className="badges">
        <Badge kind={kinds[state]}>{t(`mandate.state.${state}`)}</Badge>
      </p>
      <h3>{company}</h3>
      <p>{stateText(mandate)}</p>
      {reason && <p className="lines">{t("company.reason", { reason })}</p>}
      {codeConfirmed && state === "asked" && <p>{t("company.code.done")}</p>}
      {codeSent && id && <CodeForm id={id} company={company} wrong={wrongCode === id} />}
      {mayAsk && (
        <p className="actions">
          <QuietLink href={`${linkTo(routes.employerCompany, { company })}#ask`}>
            {t("company.again")}
            <span className="unseen">: {company}</span>
          </QuietLink>
        </p>
      )}
    </li>
  );
}

function stateText({ state, requestState, validUntil }: OwnMandate): string {
  const date = validUntil ? longDate(validUntil) : "";
  if (state === "checked" || state === "lapsed") return t(`company.state.${state}`, { date });
  if (state === "asked" && requestState === "question") return t("company.state.question");
  return t(`company.state.${state}`);
}

function CodeForm({ id, company, wrong }: { id: string; company: string; wrong: boolean }) {
  const linkTo = useLinkTo();
  const field = `code-${id}`;
  return (
    <form method="post" action={linkTo(routes.employerCompanyCode)}>
      <input type="hidden" name="id" value={id} />
      <h4>{t("company.code.title", { company })}</h4>
      <p>{t("company.code.text")}</p>
      <Question
        name={field}
        label={t("company.code.label")}
        message={wrong ? t("company.code.wrong") : undefined}
      >
        <input
          id={field}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          aria-describedby={wrong ? `${field}-error` : undefined}
          aria-invalid={wrong ? true : undefined}
        />
      </Question>
      <button type="submit">{t("company.code.submit")}</button>
    </form>
  );
}
