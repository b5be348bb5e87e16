import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  token: string;
  /** The draft is this browser's already. */
  isHere: boolean;
  /** This browser has another draft, which would go. */
  hasAnother: boolean;
}

/** A button, not the link itself, takes the draft over: programs that check mails open every link. */
export function ResumeView({ token, isHere, hasAnother }: Props) {
  return (
    <div className="narrow page">
      <h1>{t("resume.title")}</h1>
      {isHere ? (
        <>
          <p className="lead">{t("resume.here")}</p>
          <p className="actions">
            <ButtonLink href={linkTo(routes.apply)}>{t("resume.go")}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className="lead">{t("resume.lead")}</p>
          {hasAnother && <Notice kind="warning" text={t("resume.another")} />}
          <p>{t("resume.moves")}</p>
          <form method="post" action={linkTo(routes.resume, { token })}>
            <button type="submit">{t("resume.submit")}</button>
          </form>
        </>
      )}
    </div>
  );
}
