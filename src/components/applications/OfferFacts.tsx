import { Fact } from "../../../islands/lib/Fact.tsx";
import { t, tn } from "../../content/words.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";
import type { JobOfferState, Payer } from "../../shared/applications/job-offer.ts";
import { longDate, usd } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";
import { Badge } from "../shell/Badge.tsx";
import { Facts, type Row } from "./Facts.tsx";

interface Props {
  offer: Pick<ShownJobOffer, "terms" | "document">;
  /** The address under which this reader opens the document. Undefined while it is closed. */
  document: string | undefined;
  reader: "candidate" | "employer";
  /** The job's country. */
  country: string | null;
  /** The last day of an offer that the candidate can accept. */
  answerBy?: string | undefined;
  /** The employer, on a page that does not name it. */
  company?: string;
  more?: Row[];
}

/** The terms of an offer: the pay is large, and the others are one list. */
export function OfferFacts(props: Props) {
  const { offer, document, reader, country, answerBy, company, more = [] } = props;
  const { terms } = offer;
  if (!terms) return <p>{t("offer.unreadable")}</p>;
  const rows: Row[] = [
    ...(answerBy ? [[t("offer.own.until"), answerBy] as const] : []),
    ...(company ? [[t("offer.fact.employer"), company] as const] : []),
    [t("offer.fact.position"), <bdi key="position">{terms.position}</bdi>],
    [t("offer.fact.startsOn"), longDate(terms.startsOn)],
    ...(country ? [[t("offer.fact.country"), say(country)] as const] : []),
    [t("offer.fact.months"), tn("offer.fact.months.value", terms.months)],
    [t("offer.fact.visa"), payerWords(terms.visa, reader)],
    [t("offer.fact.flight"), payerWords(terms.flight, reader)],
  ];
  if (terms.note)
    rows.push([
      t(reader === "candidate" ? "offer.own.note" : "offer.fact.note"),
      <span key="note" className="lines">
        {terms.note}
      </span>,
    ]);
  if (offer.document)
    rows.push([
      t("offer.fact.document"),
      <OfferDocument key="document" {...{ offer, reader }} href={document} />,
    ]);
  rows.push(...more);
  return (
    <>
      <dl className="offer-head">
        <Fact term={t("offer.fact.salary")}>
          {t("offer.fact.salary.value", { salary: usd(terms.salary) })}
        </Fact>
      </dl>
      <Facts rows={rows} />
    </>
  );
}

function payerWords(payer: Payer, reader: Props["reader"]): string {
  if (reader === "employer" || payer === "employer") return t(`offer.payer.${payer}`);
  return t(`offer.own.payer.${payer}`);
}

interface DocumentProps extends Pick<Props, "offer" | "reader"> {
  href: string | undefined;
}

/** The employer sent the document, so only the candidate waits for the scanner. */
function OfferDocument({ offer: { document }, href, reader }: DocumentProps) {
  if (!document) return null;
  if (!href) return t("offer.document.closed");
  if (document.scan === "infected") return t("offer.document.infected");
  const isWaiting = document.scan === "pending" || document.scan === "error";
  if (isWaiting && reader === "candidate")
    return t(document.scan === "error" ? "scan.error" : "offer.document.pending");
  const kb = Math.max(1, Math.round(document.bytes / 1024));
  return (
    <>
      <a href={href} download>
        {t("offer.document.open", { type: document.type.toUpperCase(), kb })}
      </a>
      {isWaiting && <span className="meta"> {t("offer.document.waiting")}</span>}
    </>
  );
}

const badges = {
  open: "warn",
  accepted: "ok",
  declined: "neutral",
  withdrawn: "err",
  closed: "err",
} as const;

export const OfferBadge = ({ state }: { state: JobOfferState }) => (
  <Badge kind={badges[state]}>{t(`offer.state.${state}`)}</Badge>
);
