import type { InterviewOutcome } from "./OwnInterviews.tsx";
import type { OfferOutcome } from "./OwnOffer.tsx";
import type { PlacementOutcome } from "./OwnPlacements.tsx";
import type { PassportOutcome } from "./PassportEnding.tsx";
import type { SentCertificate } from "./sent-certificate.ts";

/** What became of the form that was just posted, each at its place on the own page. */
export interface OwnOutcomes {
  sent?: SentCertificate | undefined;
  interview?: InterviewOutcome | undefined;
  placement?: PlacementOutcome | undefined;
  offer?: OfferOutcome | undefined;
  passport?: PassportOutcome | undefined;
}
