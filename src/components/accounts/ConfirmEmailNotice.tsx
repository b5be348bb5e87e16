import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { Mailed, NeedsMail, useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  email: string;
  /** Names what waits for the code. */
  about?: "employer" | "candidate" | "registering" | "company" | "request";
}

/** Links the page for the code, for an account whose mailbox is not confirmed. */
export function ConfirmEmailNotice({ email, about = "employer" }: Props) {
  const linkTo = useLinkTo();
  const title = about === "request" ? "company.sent.confirm.title" : "confirmEmail.notice.title";
  return (
    <Notice kind="warning" title={t(title)}>
      <p>
        <MailedCode email={email}>{t(texts[about])}</MailedCode>
      </p>
      <NeedsMail>
        <p className="notice-way">
          <a className={isAside(about) ? "btn btn-quiet" : "btn"} href={linkTo(routes.confirmEmail)}>
            {t("confirmEmail.notice.link")}
          </a>
        </p>
      </NeedsMail>
    </Notice>
  );
}

/** Says that a code was emailed, and what it is for. Where the site sends none, the way to the code comes last. */
export function MailedCode({ email, children }: { email: string; children: string }) {
  const mailed = <Mailed>{t("confirmEmail.mailed", { email })}</Mailed>;
  return useSendsEmail() ? (
    <>
      {mailed} {children}
    </>
  ) : (
    <>
      <NeedsMail>{children} </NeedsMail>
      {mailed}
    </>
  );
}

/** On these pages the way to the code is not what the visitor came for. */
const isAside = (about: string) => ["registering", "company", "request"].includes(about);

const texts = {
  employer: "confirmEmail.notice.text",
  candidate: "confirmEmail.notice.candidate",
  registering: "becomeEmployer.register.code",
  company: "company.confirm.text",
  request: "company.sent.confirm.text",
} as const;
