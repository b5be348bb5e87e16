import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { MailedCode } from "../accounts/ConfirmEmailNotice.tsx";
import { useHasMail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  /** The account's address while its mailbox is not confirmed. */
  unconfirmed: string | undefined;
  /** Nothing that the employer posts is public before we check a company. */
  needsCheck: boolean;
  /** Candidates read on the open jobs that we have not checked the employer. */
  isSeenUnchecked: boolean;
}

/** Lists what an employer still has to do, each with the link to the page for it. */
export function OpenPoints({ unconfirmed, needsCheck, isSeenUnchecked }: Props) {
  const linkTo = useLinkTo();
  const hasNoCode = !useHasMail();
  const points = [
    ...(unconfirmed && !hasNoCode
      ? [
          {
            title: t("confirmEmail.notice.title"),
            text: <MailedCode email={unconfirmed}>{t("confirmEmail.notice.text")}</MailedCode>,
            link: t("confirmEmail.notice.link"),
            href: linkTo(routes.confirmEmail),
          },
        ]
      : []),
    ...(needsCheck || isSeenUnchecked
      ? [
          {
            title: t("dashboard.check.title"),
            text: t(needsCheck ? "dashboard.check.text" : "dashboard.unchecked.text"),
            link: t("dashboard.check.link"),
            href: linkTo(routes.employerCompany),
          },
        ]
      : []),
  ];
  if (points.length === 0) return null;
  return (
    <Notice title={t("dashboard.setup")}>
      <ul className="plain open-points">
        {points.map(({ title, text, link, href }) => (
          <li key={href}>
            <span>
              <strong>{title}</strong> {text}
            </span>{" "}
            <a href={href}>{link}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
