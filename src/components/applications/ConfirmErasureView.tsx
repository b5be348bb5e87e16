import { t } from "../../content/words.ts";
import type { Erasability } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { Notice } from "../shell/Notice.tsx";
import { ErasedNotice } from "./ErasedApplicationView.tsx";
import { hindranceText } from "./hindrance-text.ts";

interface Props {
  erasure: Erasability;
  token: string;
}

/** Asks once more, then tells what became of it. */
export function ConfirmErasureView({ erasure, token }: Props) {
  const { reference, erasedAt, hindrance } = erasure;
  if (erasedAt)
    return (
      <div className="narrow page">
        <h1>{t("erased.title", { reference })}</h1>
        <ErasedNotice erased={erasure} />
      </div>
    );
  return (
    <div className="narrow page erasure">
      <h1>{t("erasure.title", { reference })}</h1>
      {hindrance ? (
        <Notice kind="warning" title={t("erasure.blocked.title")} text={hindranceText(hindrance)} />
      ) : (
        <Confirm token={token} />
      )}
    </div>
  );
}

function Confirm({ token }: { token: string }) {
  return (
    <>
      <p className="lead">{t("erasure.lead")}</p>
      <h2>{t("erasure.goes.title")}</h2>
      <ul>
        <li>{t("erasure.goes.answers")}</li>
        <li>{t("erasure.goes.documents")}</li>
        <li>{t("erasure.goes.mails")}</li>
      </ul>
      <h2>{t("erasure.stays.title")}</h2>
      <ul>
        <li>{t("erasure.stays.money")}</li>
        <li>{t("erasure.stays.employer")}</li>
      </ul>
      <p>{t("erasure.fee")}</p>
      <form method="post" action={linkTo(routes.erasure, { token })}>
        <button type="submit" className="btn-danger">
          {t("erasure.submit")}
        </button>
      </form>
      <p className="meta">{t("erasure.keep")}</p>
    </>
  );
}
