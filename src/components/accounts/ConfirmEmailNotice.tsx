import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { Notice } from "../shell/Notice.tsx";

/** Leads an account whose mailbox is not confirmed to the page for its code. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const linkTo = useLinkTo();
  return (
    <Notice kind="warning" title={t("confirmEmail.notice.title")}>
      <p>{t("confirmEmail.notice.text", { email })}</p>
      <p className="notice-way">
        <a href={linkTo(routes.confirmEmail)}>{t("confirmEmail.notice.link")}</a>
      </p>
    </Notice>
  );
}
