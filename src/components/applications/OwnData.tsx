import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { Erasability } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { longDateTime } from "../../shared/format.ts";
import { MailOff, MailSent, useSendsEmail } from "../shell/MailOff.tsx";
import { PostButton } from "../shell/PostButton.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { hindranceText } from "./hindrance-text.ts";

interface Props {
  erasure: Erasability;
  token: string;
}

/** Downloads the candidate's data, and asks for the erasure. */
export function OwnData({ erasure, token }: Props) {
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
        <Erase erasure={erasure} token={token} />
      </FoldedSection>
    </>
  );
}

function Erase({ erasure: { hindrance, askedUntil }, token }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  if (hindrance) return <p>{hindranceText(hindrance)}</p>;
  return (
    <>
      {askedUntil ? (
        <MailSent
          title={t("ownData.erase.asked.title")}
          text={t("ownData.erase.asked.text", { until: longDateTime(askedUntil) })}
        />
      ) : sendsEmail ? (
        <p>{t("ownData.erase.text")}</p>
      ) : (
        <MailOff />
      )}
      <PostButton action={linkTo(routes.applicationErasure, { token })} className="btn btn-quiet btn-remove">
        {t(askedUntil ? "ownData.erase.again" : "ownData.erase.submit")}
      </PostButton>
    </>
  );
}
