import type { DatesOutcome } from "./OwnCertificateDates.tsx";
import type { InterviewOutcome } from "./OwnInterviews.tsx";
import type { OfferOutcome } from "./OwnOffer.tsx";
import type { PlacementOutcome } from "./OwnPlacements.tsx";
import type { PassportOutcome } from "./PassportEnding.tsx";
import type { SentCertificate } from "./sent-certificate.ts";

/** Each form of the own page shows at its place how the last post ended. */
export interface OwnOutcomes {
  sent?: SentCertificate | undefined;
  interview?: InterviewOutcome | undefined;
  placement?: PlacementOutcome | undefined;
  offer?: OfferOutcome | undefined;
  dates?: DatesOutcome | undefined;
  passport?: PassportOutcome | undefined;
}
