import { t } from "../content/words.ts";
import { type ApplicationStatus, statusLabel } from "../shared/applications/application-status.ts";
import { type Email, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

/** The link leads to the page for references. Only other emails hold secret links. */
export function statusChanged({ status, link, ...applied }: Applied & { status: ApplicationStatus }): Email {
  const changed = { reference: applied.reference, status: statusLabel(status) };
  return toCandidate(
    applied,
    "status changed",
    t("emails.status.subject", changed),
    t("emails.status.body", { position: positionName(applied), ...changed }),
    t("emails.follow"),
    link,
  );
}
