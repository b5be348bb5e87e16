import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { Erasability } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { longDateTime } from "../../shared/format.ts";
import { MailOff, useSendsEmail } from "../shell/MailOff.tsx";
import { Notice } from "../shell/Notice.tsx";
import { PostButton } from "../shell/PostButton.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { hindranceText } from "./hindrance-text.ts";

interface Props {
  erasure: Erasability;
  token: string;
  reference: string;
}

/** Links the download of the candidate's data, and asks for the erasure. */
export function OwnData({ erasure, token, reference }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      <FoldedSection id="your-data" title={t("ownData.title")}>
        <p>{t("ownData.export.text")}</p>
        <p className="actions">
          <a className="btn btn-quiet" href={linkTo(routes.applicationData, { token })} download>
            {t("ownData.export.submit")}
          </a>
        </p>
      </FoldedSection>
      <FoldedSection
        id="delete-data"
        title={t("ownData.erase.title")}
        open={Boolean(erasure.hindrance || erasure.askedUntil)}
      >
        <Erase {...{ erasure, token, reference }} />
      </FoldedSection>
    </>
  );
}

function Erase({ erasure: { hindrance, askedUntil }, token, reference }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  if (hindrance) return <p>{hindranceText(hindrance)}</p>;
  if (!sendsEmail) {
    const key = askedUntil ? "ownData.erase.off.asked" : "ownData.erase.off";
    return <MailOff text={t(key, { email: site.contactEmail, reference })} />;
  }
  return (
    <>
      {askedUntil ? (
        <Notice
          kind="success"
          title={t("ownData.erase.asked.title")}
          text={t("ownData.erase.asked.text", { until: longDateTime(askedUntil) })}
        />
      ) : (
        <p>{t("ownData.erase.text")}</p>
      )}
      <PostButton action={linkTo(routes.applicationErasure, { token })} className="btn btn-quiet">
        {t(askedUntil ? "ownData.erase.again" : "ownData.erase.submit")}
      </PostButton>
    </>
  );
}
