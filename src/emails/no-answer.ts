import { t } from "../content/words.ts";
import { silenceDays } from "../shared/applications/silence.ts";
import { type Email, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

export function noAnswer(applied: Applied): Email {
  const { reference, link } = applied;
  return toCandidate(
    applied,
    "no answer",
    t("emails.noAnswer.subject", { reference }),
    t("emails.noAnswer.body", { reference, position: positionName(applied), days: silenceDays.last }),
    t("emails.noAnswer.what"),
    link,
    t("emails.applicationReceived.keep"),
  );
}
