import { alertList } from "../content/alert-list.ts";
import { t } from "../content/words.ts";
import type { AlertFilter, AlertFrequency } from "../shared/job-alert.ts";
import { type Email, unsubscribeHeaders } from "./email.ts";

interface Links {
  confirm: string;
  unsubscribe: string;
}

export function alertConfirmation(
  recipient: string,
  filter: AlertFilter,
  frequency: AlertFrequency,
  links: Links,
): Email {
  return {
    kind: "job alert confirmation",
    recipient,
    subject: t("emails.alert.confirm.subject"),
    body: [
      t(`emails.alert.confirm.body.${frequency}`, { list: alertList(filter) }),
      links.confirm,
      t("emails.alert.confirm.ignore"),
      t("emails.alert.confirm.leave"),
      links.unsubscribe,
      t("emails.sign"),
    ].join("\n\n"),
    headers: unsubscribeHeaders(links.unsubscribe),
  };
}
