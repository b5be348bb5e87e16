import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { OutboxLead } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";

/** Says which variables the operator sets, so that the site sends email. */
export const NoMailer = () => (
  <Notice kind="warning">
    <p>
      {t("admin.emails.noMailer")
        .split(/\b([A-Z]+(?:_[A-Z]+)+)\b/)
        .map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part))}{" "}
      <OutboxLead />
    </p>
  </Notice>
);

/** Leads to the page that says it. */
export function NoEmails() {
  const linkTo = useLinkTo();
  return (
    <Notice kind="warning">
      <p>
        {t("admin.emails.off")} <a href={linkTo(routes.adminEmails)}>{t("admin.emails.why")}</a>
      </p>
    </Notice>
  );
}
