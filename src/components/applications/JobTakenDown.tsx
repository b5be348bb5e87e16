import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { longDateTime } from "../../shared/format.ts";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  at: Date;
  reference: string;
  /** True when the candidate paid, and the site refunds the fee on withdrawal. */
  paid: boolean;
}

/** It tells a candidate who waits that the vacancy was taken down, and warns of fraud. */
export function JobTakenDown({ at, reference, paid }: Props) {
  const linkTo = useLinkTo();
  return (
    <Notice kind="warning" title={t("takenDown.title")}>
      <p>{t("takenDown.text", { date: longDateTime(at) })}</p>
      <p>
        <ContactText>
          {t(paid ? "takenDown.beware.paid" : "takenDown.beware", { email: site.contactEmail, reference })}
        </ContactText>
      </p>
      <p>
        <a href={linkTo(routes.safety)}>{t("safety.link")}</a>
      </p>
    </Notice>
  );
}
