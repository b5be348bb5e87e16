import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { maskedEmail } from "../../shared/masked-email.ts";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  token: string;
  email: string;
  /** A new link was emailed just now. */
  isSent: boolean;
}

/** In place of an application's own page, when its link is too old. It tells nothing about the application. */
export function OldLinkView({ token, email, isSent }: Props) {
  const address = maskedEmail(email);
  return (
    <div className="narrow page">
      <h1>{t("oldLink.title")}</h1>
      {isSent ? (
        <Notice kind="success" title={t("oldLink.sent.title")} text={t("oldLink.sent.text", { address })} />
      ) : (
        <>
          <p className="lead">{t("oldLink.lead", { address })}</p>
          <form method="post" action={linkTo(routes.applicationLink, { token })}>
            <button type="submit">{t("oldLink.submit")}</button>
          </form>
        </>
      )}
      <p className="actions">
        <a href={linkTo(routes.track)}>{t("oldLink.track")}</a>
      </p>
    </div>
  );
}
