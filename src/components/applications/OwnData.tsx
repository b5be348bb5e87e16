import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { Erasability } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { longDateTime } from "../../shared/format.ts";
import { ContactText } from "../shell/ContactText.tsx";
import { MailOff, useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { PostButton } from "../shell/PostButton.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { hindranceText } from "./hindrance-text.ts";

/** Links the download of the candidate's data. */
export function OwnData({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <FoldedSection id="your-data" title={t("ownData.title")}>
      <p>{t("ownData.export.text")}</p>
      <p className="actions">
        <a className="btn btn-quiet" href={linkTo(routes.applicationData, { token })} download>
          {t("ownData.export.submit")}
        </a>
      </p>
    </FoldedSection>
  );
}

interface Props {
  erasure: Erasability;
  token: string;
  reference: string;
}

/** Asks for the erasure of the candidate's data. */
export function OwnErasure(props: Props) {
  const { hindrance, askedUntil } = props.erasure;
  return (
    <FoldedSection id="delete-data" title={t("ownData.erase.title")} open={Boolean(hindrance || askedUntil)}>
      <Erase {...props} />
    </FoldedSection>
  );
}

/** Says at the head of the page what became of the wish to have the data erased. */
export function ErasureAsked({ erasure: { hindrance, askedUntil }, reference }: Omit<Props, "token">) {
  const sendsEmail = useSendsEmail();
  if (hindrance || !askedUntil) return null;
  if (sendsEmail)
    return (
      <Notice
        title={t("ownData.erase.asked.title")}
        text={t("ownData.erase.asked.text", { until: longDateTime(askedUntil) })}
      />
    );
  return (
    <Notice kind="warning" title={t("ownData.erase.asked.title")}>
      <p>
        <ContactText>{t("ownData.erase.off.asked", { email: site.contactEmail, reference })}</ContactText>
      </p>
    </Notice>
  );
}

function Erase({ erasure: { hindrance, askedUntil }, token, reference }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  if (hindrance) return <p>{hindranceText(hindrance)}</p>;
  if (!sendsEmail) return <MailOff text={t("ownData.erase.off", { email: site.contactEmail, reference })} />;
  return (
    <>
      {!askedUntil && <p>{t("ownData.erase.text")}</p>}
      <PostButton action={linkTo(routes.applicationErasure, { token })} className="btn btn-quiet">
        {t(askedUntil ? "ownData.erase.again" : "ownData.erase.submit")}
      </PostButton>
    </>
  );
}
