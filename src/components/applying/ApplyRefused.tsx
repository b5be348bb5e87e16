import { applyMessages } from "../../content/apply-messages.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { ButtonLink, QuietLink } from "../shell/ButtonLink.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  title: string;
  message: string;
}

/** In place of the form, before anything is typed for a vacancy that takes no applications. */
export function ApplyRefused({ title, message }: Props) {
  return (
    <div className="narrow page">
      <h1>{title}</h1>
      <Notice kind="warning" text={message} />
      <p className="actions">
        <ButtonLink href={linkTo(routes.jobs)}>{t("job.closed.browse")}</ButtonLink>
        <QuietLink href={`${linkTo(routes.apply)}?job=`}>{applyMessages.general}</QuietLink>
      </p>
    </div>
  );
}
