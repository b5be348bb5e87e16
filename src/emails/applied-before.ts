import { t } from "../content/words.ts";
import { type Email, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

export const appliedBefore = (applied: Applied): Email =>
  toCandidate(
    applied,
    "applied before",
    t("emails.appliedBefore.subject", { reference: applied.reference }),
    t("emails.appliedBefore.body", { reference: applied.reference, position: positionName(applied) }),
    applied.link,
    t("emails.appliedBefore.fee"),
    t("emails.applicationReceived.keep"),
  );
