import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { AcceptedOffer, hasAcceptedOffer } from "./AcceptedOffer.tsx";
import { isOpen } from "./CourseStages.tsx";
import { OfferFacts } from "./OfferFacts.tsx";
import { OtherPosition } from "./OtherPosition.tsx";

/** An answer to the offer or about the hire that was just sent, and why it was refused. */
export interface OfferOutcome {
  part: "offer" | "hire" | "review";
  problem?: string | undefined;
}

interface Props {
  application: OwnApplication;
  token: string;
  outcome: OfferOutcome | undefined;
}

/** The newest offer with the buttons that answer it. An accepted one and earlier ones are folded. */
export function OwnOffer({ application, token, outcome }: Props) {
  const sendsEmail = useSendsEmail();
  const newest = application.offers.at(-1);
  if (!newest) return null;
  const earlier = application.offers.slice(0, -1).reverse();
  const company = application.job?.company ?? "";
  const isAccepted = hasAcceptedOffer(application);
  const problem = outcome?.part === "offer" ? outcome.problem : undefined;
  const saved =
    outcome?.part === "offer" && !problem
      ? t(sendsEmail ? "offer.own.saved.mailed" : "offer.own.saved", { company })
      : undefined;
  return (
    <section id="offer" className="own-offer">
      {!isAccepted && <h2>{t("offer.section")}</h2>}
      {problem && <Notice kind="error" text={problem} />}
      {isAccepted ? (
        <>
          <AcceptedOffer application={application} offer={newest} isSaved={saved !== undefined} />
          <details className="folded">
            <summary>{t("offer.own.yours")}</summary>
            <OfferCard {...{ application, token }} offer={newest} />
          </details>
        </>
      ) : (
        <>
          {saved && <Notice kind="success" text={saved} />}
          <OfferCard {...{ application, token }} offer={newest} />
        </>
      )}
      {earlier.length > 0 && (
        <details className="folded">
          <summary>{t("offer.own.earlier")}</summary>
          {earlier.map((offer) => (
            <OfferCard key={offer.id} {...{ application, token, offer }} />
          ))}
        </details>
      )}
    </section>
  );
}

interface CardProps {
  application: OwnApplication;
  token: string;
  offer: ShownJobOffer;
}

function OfferCard({ application, token, offer }: CardProps) {
  const linkTo = useLinkTo();
  const { id, state, isOver, terms, asksMoney, updatedAt } = offer;
  const mayAnswer = state === "open" && application.employerReads && isOpen(application);
  const isClosed = !application.hasEmployer && state !== "accepted";
  const company = application.job?.company ?? "";
  const sendsEmail = useSendsEmail();
  const key = state === "open" && !mayAnswer ? "hidden" : isOver ? "over" : state;
  return (
    <div className="card offer" id={`offer-${id}`}>
      <p>{t(`offer.own.${key}`, { company, date: longDate(updatedAt) })}</p>
      <OtherPosition job={application.job} offer={offer} isOpen={mayAnswer} />
      <OfferFacts
        offer={offer}
        document={isClosed ? undefined : linkTo(routes.applicationOfferDocument, { token, offerId: id })}
        reader="candidate"
        country={application.destination}
        answerBy={
          mayAnswer && terms && !isOver
            ? t("offer.own.until.value", { date: longDate(terms.startsOn) })
            : undefined
        }
      />
      {asksMoney && <Notice kind="warning" text={t("offer.own.warning")} />}
      {mayAnswer && terms && (
        <form method="post" action={linkTo(routes.applicationOffer, { token })}>
          <input type="hidden" name="offer" value={id} />
          <p>
            {!isOver && t("offer.own.withdrawable")} {sendsEmail && t("offer.own.told")}
          </p>
          {(isOver ? (["decline"] as const) : (["accept", "decline"] as const)).map((answer) => (
            <details key={answer}>
              <summary className={answer === "decline" ? "btn btn-quiet" : "btn"}>
                {t(`offer.own.${answer}`)}
              </summary>
              <p>
                <strong>{t("offer.own.final")}</strong>
              </p>
              <button
                type="submit"
                name="answer"
                value={answer}
                className={answer === "decline" ? "btn-quiet" : undefined}
              >
                {t(`offer.own.${answer}.sure`)}
              </button>
            </details>
          ))}
        </form>
      )}
    </div>
  );
}
