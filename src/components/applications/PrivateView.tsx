import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { privateViewMinutes } from "../../shared/applications/tracking.ts";
import { linkTo } from "../../shared/link.ts";
import { maskedEmail } from "../../shared/masked-email.ts";
import { AccountForm } from "../accounts/AccountForm.tsx";
import { Notice } from "../shell/Notice.tsx";
import { codeField, type TrackForm } from "./TrackViews.tsx";

interface Props {
  token: string;
  email: string;
  form: TrackForm;
  /** This browser asked for a code a short time ago. */
  isAsked: boolean;
}

/** Asks for a code by email, and then for the code itself. */
export function PrivateView({ token, email, form, isAsked }: Props) {
  const address = maskedEmail(email);
  const isFirst = form.issues.length === 0 && !form.refusal;
  return (
    <div className="narrow page">
      <h1>{t("private.title")}</h1>
      <p className="lead">{t("private.lead", { address, n: privateViewMinutes })}</p>
      {isAsked && isFirst && (
        <Notice
          kind="success"
          title={t("track.code.sent.title")}
          text={t("private.sent.text", { address })}
        />
      )}
      {isAsked || !isFirst ? (
        <>
          <AccountForm
            {...form}
            values={{}}
            action={linkTo(routes.applicationPrivate, { token })}
            fields={[codeField]}
            submit={t("private.submit")}
          />
          <section>
            <h2>{t("private.again.title")}</h2>
            <AskForm token={token} className="btn btn-quiet" submit={t("private.again")} />
          </section>
        </>
      ) : (
        <AskForm token={token} submit={t("private.ask")} />
      )}
      <p className="actions">
        <a href={linkTo(routes.application, { token })}>{t("private.back")}</a>
      </p>
    </div>
  );
}

interface AskProps {
  token: string;
  submit: string;
  className?: string;
}

function AskForm({ token, submit, className }: AskProps) {
  return (
    <form method="post" action={linkTo(routes.applicationPrivateCode, { token })}>
      <button type="submit" className={className}>
        {submit}
      </button>
    </form>
  );
}
