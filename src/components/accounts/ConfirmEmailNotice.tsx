import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  email: string;
  /** Names what waits for the code. */
  about?: "employer" | "candidate" | "registering" | "company" | "request";
  /** Another notice on the page is more urgent. */
  isSecond?: boolean;
}

/** Links the page for the code, for an account whose mailbox is not confirmed. */
export function ConfirmEmailNotice({ email, about = "employer", isSecond = false }: Props) {
  const linkTo = useLinkTo();
  const title = about === "request" ? "company.sent.confirm.title" : "confirmEmail.notice.title";
  return (
    <Notice kind={isSecond ? "info" : "warning"} title={t(title)}>
      <p>{t(texts[about], { email })}</p>
      <p className="notice-way">
        <a className={about === "request" ? "btn" : undefined} href={linkTo(routes.confirmEmail)}>
          {t("confirmEmail.notice.link")}
        </a>
      </p>
    </Notice>
  );
}

const texts = {
  employer: "confirmEmail.notice.text",
  candidate: "confirmEmail.notice.candidate",
  registering: "becomeEmployer.register.code",
  company: "company.confirm.text",
  request: "company.sent.confirm.text",
} as const;
