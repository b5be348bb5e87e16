import { Fact } from "../../../islands/lib/Fact.tsx";
import { t, tn } from "../../content/words.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";
import { longDate } from "../../shared/format.ts";
import { clockTime } from "../../shared/time-zones.ts";
import { Badge } from "../shell/Badge.tsx";
import { FoldedRow } from "../shell/FoldedRow.tsx";
import { fileWords } from "./CompanyFiles.tsx";
import { MandateDecisionForm } from "./MandateDecisionForm.tsx";
import { domainsText, type Hint, mandateHints } from "./mandate-hints.ts";
import type { RefusedDecision } from "./refused-decision.ts";

interface Props {
  request: WaitingRequestView;
  refused: RefusedDecision | undefined;
}

/** A request for a check: what was sent, what the site can say of it, and the forms to decide on it. */
export function MandateRequestCard({ request, refused }: Props) {
  const { id, company, country, askedAt, daysOpen, isRenewal, kind } = request;
  const hints = mandateHints(request);
  return (
    <FoldedRow
      id={`request-${id}`}
      company={company}
      title={company}
      facts={[country, kind === "agency" && t("queue.kind.agency"), isRenewal && t("queue.renewal")]}
      more={<WholeDomains text={domainsText(request)} />}
      since={askedAt}
      age={
        daysOpen > 0 ? tn("queue.open", daysOpen) : t("queue.open.today", { time: clockTime(askedAt, "UTC") })
      }
      state={<WorstHint hints={hints} />}
      isOpen={Boolean(refused)}
    >
      <div>
        <Hints hints={hints} sameDomain={request.hints.sameDomain} />
        <Sent request={request} />
      </div>
      <div>
        <MandateDecisionForm request={request} refused={refused} />
      </div>
    </FoldedRow>
  );
}

/** A domain breaks at its hyphen only where it is wider than the line. */
const WholeDomains = ({ text }: { text: string }) =>
  text.split(/(\S+\.\S+[^\s,])/).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );

function Sent({ request }: { request: WaitingRequestView }) {
  const { firstName, lastName, email, website, registerNumber, phone, kind, licence, principals, files } =
    request;
  const { answeredQuestion, answer } = request;
  return (
    <>
      <dl className="facts">
        {answer && (
          <>
            <Fact term={t("queue.question")}>
              <bdi className="lines">{answeredQuestion}</bdi>
            </Fact>
            <Fact term={t("queue.answer")}>
              <bdi className="lines">{answer}</bdi>
            </Fact>
          </>
        )}
        <Fact term={t("admin.employers.person")}>{`${firstName} ${lastName}`}</Fact>
        <Fact term={t("queue.kind")}>{t(`queue.kind.${kind}`)}</Fact>
        <Fact term={t("admin.employers.email")}>{email}</Fact>
        <Fact term={t("company.website")}>{website}</Fact>
        <Fact term={t("queue.registerNumber")}>{registerNumber}</Fact>
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

function Hints({ hints, sameDomain }: { hints: Hint[]; sameDomain: boolean }) {
  return (
    <>
      <ul className="plain hints">
        {hints.map(({ kind, sentence }) => (
          <li key={sentence} className={kind === "err" ? "look-err" : undefined}>
            <b>{t(kind === "err" ? "queue.strong" : "queue.weak")}</b> {sentence}
          </li>
        ))}
        {sameDomain && (
          <li className="look-ok">
            <b>{t("queue.good")}</b> {t("queue.hint.sameDomain")}
          </li>
        )}
      </ul>
      {hints.length > 0 && <p className="meta">{t("queue.hints.key")}</p>}
    </>
  );
}

/** The line names the worst hint. Only strong hints have the colour of danger, so that those requests stand out. */
function WorstHint({ hints }: { hints: Hint[] }) {
  const [worst] = hints;
  if (!worst) return <Badge kind="ok">{t("queue.word.none")}</Badge>;
  const others = hints.length - 1;
  return (
    <>
      <Badge {...(worst.kind === "err" && { kind: "err" as const })}>{worst.word}</Badge>{" "}
      {others > 0 && <small>{tn("queue.hints.more", others)}</small>}
    </>
  );
}
