import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { OwnMandate, SentRequest } from "../../db/employers/mandate-requests.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";
import { Badge, type BadgeKind } from "../shell/Badge.tsx";
import { NeedsMail } from "../shell/NeedsMail.tsx";
import { CompanyOnFile, type SentFile } from "./CompanyOnFile.tsx";
import { type GivenAnswer, MandateQuestion } from "./MandateQuestion.tsx";

const kinds: Record<OwnMandate["state"], BadgeKind> = {
  none: "neutral",
  asked: "info",
  checked: "ok",
  lapsed: "warn",
  refused: "err",
  withdrawn: "err",
};

interface Props {
  mandates: OwnMandate[];
  /** The newest request for each company. */
  onFile: SentRequest[];
  /** The files of these requests. */
  files: SentFile[];
  /** Before the mailbox is confirmed, the code from the email is the next step. */
  isConfirmed: boolean;
  /** The company that the form below asks a check for. */
  asksFor: string | undefined;
  /** The request whose code was wrong. */
  wrongCode: string | undefined;
  /** Set while the form below answers the question on a company. */
  answering: GivenAnswer | undefined;
}

/** The companies of an employer: the state of each check, the next step and what we have on file. */
export const OwnMandates = ({ mandates, onFile, files, ...rest }: Props) => (
  <ul className="plain own-mandates">
    {mandates.map((mandate) => {
      const sent = onFile.find(({ company }) => company === mandate.company);
      const own = files.filter(({ requestId }) => requestId === sent?.id);
      return <OneMandate key={mandate.company} mandate={mandate} sent={sent} files={own} {...rest} />;
    })}
  </ul>
);

interface MandateProps extends Omit<Props, "mandates" | "onFile"> {
  mandate: OwnMandate;
  sent: SentRequest | undefined;
}

/** True while the administrator waits for the employer's answer. */
export const hasQuestion = ({ state, requestState }: OwnMandate) =>
  state === "asked" && requestState === "question";

function OneMandate({ mandate, sent, files, isConfirmed, asksFor, wrongCode, answering }: MandateProps) {
  const linkTo = useLinkTo();
  const { id, company, state, reason, mayAsk, codeSent, codeConfirmed } = mandate;
  const isAsked = hasQuestion(mandate);
  const waitsForEmployer = isAsked || (state === "asked" && !isConfirmed);
  const isAnswered = isAsked && company === answering?.company;
  return (
    <li>
      <CompanyMark company={company} />
      <div>
        <h3>
          {company}{" "}
          {waitsForEmployer ? (
            <Badge kind={isAsked ? "warn" : "info"}>
              {t(`mandate.state.${isAsked ? "question" : "unconfirmed"}`)}
            </Badge>
          ) : (
            <Badge kind={kinds[state]}>{t(`mandate.state.${state}`)}</Badge>
          )}
        </h3>
        {isAsked ? (
          <MandateQuestion question={reason ?? ""} given={isAnswered ? answering : undefined} />
        ) : (
          <>
            {!waitsForEmployer && (
              <p>
                {state === "asked" ? (
                  <NeedsMail instead={t("company.sent.unmailed")}>{t("company.state.asked")}</NeedsMail>
                ) : (
                  stateText(mandate)
                )}
              </p>
            )}
            {reason && <p className="lines">{t("company.reason", { reason })}</p>}
          </>
        )}
        {codeConfirmed && state === "asked" && <p>{t("company.code.done")}</p>}
        {codeSent && id && <CodeForm id={id} company={company} wrong={wrongCode === id} />}
        {mayAsk && !isAnswered && company !== asksFor && (
          <p className="actions">
            <a
              className={isConfirmed ? "btn" : "btn btn-quiet"}
              href={`${linkTo(routes.employerCompany, { company })}#${isAsked ? "answer" : "ask"}`}
            >
              {t(isAsked ? "company.answer.submit" : "company.again")}
              <span className="unseen">: {company}</span>
            </a>
          </p>
        )}
        {sent && <CompanyOnFile sent={sent} files={files} />}
      </div>
    </li>
  );
}

function stateText(mandate: OwnMandate): string {
  const { state, validUntil } = mandate;
  const date = validUntil ? longDate(validUntil) : "";
  if (state === "checked" || state === "lapsed") return t(`company.state.${state}`, { date });
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
