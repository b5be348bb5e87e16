import { Fact } from "../../../islands/lib/Fact.tsx";
import { t } from "../../content/words.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";
import { longDate, shortDate } from "../../shared/format.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";
import { fileWords } from "./CompanyFiles.tsx";
import { MandateDecisionForm, type RefusedDecision } from "./MandateDecisionForm.tsx";

interface Props {
  request: WaitingRequestView;
  refused: RefusedDecision | undefined;
}

/** A request for a check: what was sent, what the site can say of it, and the forms to decide on it. */
export function MandateRequestCard({ request, refused }: Props) {
  const { id, company, email, firstName, lastName, askedAt, isRenewal, kind } = request;
  return (
    <li className="card marked" id={`request-${id}`}>
      <CompanyMark company={company} />
      <h3>
        {company} {isRenewal && <Badge>{t("queue.renewal")}</Badge>}
      </h3>
      <Dotted>
        {t(`queue.kind.${kind}`)}
        {`${firstName} ${lastName}`}
        {email}
        {t("queue.asked", { date: shortDate(askedAt) })}
      </Dotted>
      <Hints request={request} />
      <details className="request" open={refused && true}>
        <summary aria-label={t("queue.of", { action: t("queue.open"), company })}>{t("queue.open")}</summary>
        <div className="request-parts">
          <div>
            <Sent request={request} />
          </div>
          <div>
            <MandateDecisionForm request={request} refused={refused} />
          </div>
        </div>
      </details>
    </li>
  );
}

function Sent({ request }: { request: WaitingRequestView }) {
  const { country, website, registerNumber, phone, licence, principals, files } = request;
  return (
    <>
      <dl className="facts">
        <Fact term={t("company.country")}>{country}</Fact>
        <Fact term={t("company.website")}>{website}</Fact>
        <Fact term={t("company.registerNumber")}>{registerNumber}</Fact>
        <Fact term={t("company.phone")}>{phone}</Fact>
        {licence && (
          <>
            <Fact term={t("queue.licence")}>{`${licence.kind} ${licence.number}, ${licence.issuer}`}</Fact>
            <Fact term={t("company.licence.validUntil")}>{longDate(licence.validUntil)}</Fact>
          </>
        )}
        {principals.length > 0 && <Fact term={t("queue.principals")}>{principals.join(", ")}</Fact>}
      </dl>
      {files.length > 0 && (
        <ul className="plain">
          {files.map((file, index) => (
            <li key={file.url}>
              <a href={file.url}>{fileWords(file, index + 1)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const mentionKeys = {
  messenger: "queue.hint.messenger",
  phone: "queue.hint.phone.text",
  money: "queue.hint.money",
} as const;

function Hints({ request: { hints, mailboxConfirmed } }: { request: WaitingRequestView }) {
  const { sameDomain, freeMail, resembles, phoneUsed, networkUsed, contactOrMoney } = hints;
  const warnings = [
    !mailboxConfirmed && t("mandate.mailbox.unconfirmed"),
    freeMail && t("queue.hint.freeMail"),
    resembles.length > 0 && t("queue.hint.resembles", { names: resembles.join(", ") }),
    phoneUsed && t("queue.hint.phone"),
    networkUsed && t("queue.hint.network"),
    ...contactOrMoney.map(({ rule, sentence }) => t(mentionKeys[rule], { sentence })),
  ].filter((text) => text !== false);
  return (
    <ul className="plain hints">
      {warnings.map((text) => (
        <li key={text}>
          <Badge kind="warn">{t("queue.look")}</Badge> <span>{text}</span>
        </li>
      ))}
      <li>
        <Badge kind={sameDomain ? "ok" : "neutral"}>{t(sameDomain ? "queue.good" : "queue.notable")}</Badge>{" "}
        <span>{t(sameDomain ? "queue.hint.sameDomain" : "queue.hint.otherDomain")}</span>
      </li>
    </ul>
  );
}
