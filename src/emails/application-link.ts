import { t } from "../content/words.ts";
import { type Candidate, type Email, toCandidate } from "./email.ts";

/** Replaces an expired link. */
export const applicationLink = (candidate: Candidate & { link: string }): Email =>
  toCandidate(
    candidate,
    "application link",
    t("emails.applicationLink.subject", { reference: candidate.reference }),
    t("emails.applicationLink.body", { reference: candidate.reference }),
    candidate.link,
    t("emails.applicationReceived.keep"),
    t("emails.applicationLink.ignore"),
  );
