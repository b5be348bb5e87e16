import { t } from "../content/words.ts";
import { type Email, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

export const documentInfected = (applied: Applied): Email =>
  toCandidate(
    applied,
    "document infected",
    t("emails.documentInfected.subject", { reference: applied.reference }),
    t("emails.documentInfected.body", { reference: applied.reference, position: positionName(applied) }),
    t("emails.documentInfected.what"),
    applied.link,
    t("emails.applicationReceived.keep"),
  );
