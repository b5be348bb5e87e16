import { Fact } from "../../../islands/lib/Fact.tsx";
import { t, tn } from "../../content/words.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";
import { longDate } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";
import { FoldedRow } from "../shell/FoldedRow.tsx";
import { fileWords } from "./CompanyFiles.tsx";
import { MandateDecisionForm, type RefusedDecision } from "./MandateDecisionForm.tsx";

interface Props {
  request: WaitingRequestView;
  refused: RefusedDecision | undefined;
}

/** A request for a check: what was sent, what the site can say of it, and the forms to decide on it. */
export function MandateRequestCard({ request, refused }: Props) {
  const { id, company, country, askedAt, isRenewal, kind } = request;
  const warnings = warningsOf(request);
  return (
    <FoldedRow
      id={`request-${id}`}
      company={company}
      title={company}
      facts={[country, t(`queue.kind.${kind}`), isRenewal && t("queue.renewal")]}
      since={askedAt}
      state={warnings.length > 0 && <Badge kind="warn">{tn("queue.look", warnings.length)}</Badge>}
      isOpen={Boolean(refused)}
    >
      <div>
        <Hints warnings={warnings} sameDomain={request.hints.sameDomain} />
        <Sent request={request} />
      </div>
      <div>
        <MandateDecisionForm request={request} refused={refused} />
      </div>
    </FoldedRow>
  );
}

function Sent({ request }: { request: WaitingRequestView }) {
  const { firstName, lastName, email, website, registerNumber, phone, licence, principals, files } = request;
  return (
    <>
      <dl className="facts">
        <Fact term={t("admin.employers.person")}>{`${firstName} ${lastName}`}</Fact>
        <Fact term={t("admin.employers.email")}>{email}</Fact>
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

function warningsOf({ hints, mailboxConfirmed }: WaitingRequestView): string[] {
  const { freeMail, resembles, phoneUsed, networkUsed, contactOrMoney } = hints;
  return [
    !mailboxConfirmed && t("mandate.mailbox.unconfirmed"),
    freeMail && t("queue.hint.freeMail"),
    resembles.length > 0 && t("queue.hint.resembles", { names: resembles.join(", ") }),
    phoneUsed && t("queue.hint.phone"),
    networkUsed && t("queue.hint.network"),
    ...contactOrMoney.map(({ rule, sentence }) => t(mentionKeys[rule], { sentence })),
  ].filter((text) => text !== false);
}

const Hints = ({ warnings, sameDomain }: { warnings: string[]; sameDomain: boolean }) => (
  <ul className="plain hints">
    {warnings.map((text) => (
      <li key={text} className="look">
        {text}
      </li>
    ))}
    <li>{t(sameDomain ? "queue.hint.sameDomain" : "queue.hint.otherDomain")}</li>
  </ul>
);
