import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ErasedEnd, ErasedNotice } from "../../components/applications/ErasedApplicationView.tsx";
import { hindranceText } from "../../components/applications/hindrance-text.ts";
import { RefundRule } from "../../components/payments/RefundRule.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { WholeReferences } from "../../components/shell/WholeReferences.tsx";
import { t } from "../../content/words.ts";
import type { Erasability } from "../../db/applications/candidate-view.ts";
import { confirmErasure, findRequestedErasure } from "../../domain/applications/confirm-erasure.ts";
import type { Env } from "../../env.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";

/**
 * Confirms an erasure by its emailed link. Programs that check emails open every link, so a button erases and not
 * the link itself.
 */
export const erasurePage = new Hono<Env>()
  .use(routes.erasure.path, keepAddress)
  .get(routes.erasure.path, async (c) => {
    const token = c.req.param("token");
    const erasure = await findRequestedErasure(c.env, token);
    const { reference, erasedAt } = erasure;
    return c.render(<ConfirmErasureView erasure={erasure} token={token} />, {
      title: erasedAt ? t("erased.title") : t("erasure.title", { reference }),
      description: t("erasure.meta.description"),
      // The address of the page is a secret, so the page names another one.
      canonical: c.var.linkTo(routes.applicationSuccess),
      noindex: true,
      hasFooterRow: true,
      styles: ["apply"],
    });
  })
  .post(routes.erasure.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    await confirmErasure(c.env, token);
    return c.redirect(c.var.linkTo(routes.erasure, { token }), 303);
  });

interface Props {
  erasure: Erasability;
  token: string;
}

/** Asks once more, then says what happened. */
function ConfirmErasureView({ erasure, token }: Props) {
  const { reference, erasedAt, hindrance } = erasure;
  if (erasedAt)
    return (
      <div className="narrow page">
        <h1>{t("erased.title")}</h1>
        <ErasedNotice erased={erasure} />
        <ErasedEnd reference={reference} />
      </div>
    );
  return (
    <div className="narrow page">
      <h1>
        <WholeReferences>{t("erasure.title", { reference })}</WholeReferences>
      </h1>
      {hindrance ? (
        <Notice kind="warning" title={t("erasure.blocked.title")} text={hindranceText(hindrance)} />
      ) : (
        <Confirm token={token} />
      )}
    </div>
  );
}

function Confirm({ token }: { token: string }) {
  const linkTo = useLinkTo();
  return (
    <>
      <p>
        <strong>{t("erasure.lead")}</strong> {t("erasure.ends")} <RefundRule />
      </p>
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
      <p>{t("erasure.stays.copies")}</p>
      <form method="post" action={linkTo(routes.erasure, { token })}>
        <p className="actions">
          <button type="submit" className="btn-danger">
            {t("erasure.submit")}
          </button>
          <QuietLink href={linkTo(routes.track)}>{t("erasure.keep")}</QuietLink>
        </p>
      </form>
    </>
  );
}
