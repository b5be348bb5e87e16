import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { RefundLink, RefundRule } from "../../components/payments/RefundRule.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { ContactText } from "../../components/shell/ContactText.tsx";
import { useSendsEmail } from "../../components/shell/NeedsMail.tsx";
import { refundReasons } from "../../content/refund-reasons.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { type Addressee, findAddressee } from "../../db/applications/applications.ts";
import { findStanding } from "../../db/applications/standing.ts";
import { withdrawApplication } from "../../domain/applications/withdraw-application.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import type { LinkTo } from "../../shared/link.ts";
import { renderNarrow } from "../system/render-narrow.tsx";
import { linkedId, ownPageMeta } from "./application-page.tsx";

/** Withdraws an application. Its own page then says that it is withdrawn, or why it cannot be. */
export const applicationWithdrawal = new Hono<Env>()
  .get(routes.applicationWithdrawal.path, async (c) => {
    const token = c.req.param("token");
    const id = await linkedId(c);
    if ((await findStanding(c.env.sql, id)) !== "open")
      return c.redirect(withdrawalOf(c.var.linkTo, token), 303);
    const application = (await findAddressee(c.env.sql, id)) ?? fail("linkUnknown");
    const { reference } = application;
    const meta = {
      ...ownPageMeta(c, t("withdrawal.title", { reference })),
      description: t("withdrawal.meta.description"),
    };
    return renderNarrow(
      c,
      meta,
      <Withdraw
        application={application}
        token={token}
        isTest={application.isPaidAtTestGateway || !c.env.payments.live}
      />,
    );
  })
  .post(routes.applicationWithdrawal.path, rateLimit, async (c) => {
    await withdrawApplication(c.env, await linkedId(c));
    return c.redirect(withdrawalOf(c.var.linkTo, c.req.param("token")), 303);
  });

const withdrawalOf = (linkTo: LinkTo, token: string) => `${linkTo(routes.application, { token })}#withdrawal`;

interface Props {
  application: Pick<Addressee, "reference" | "job" | "hasEmployer" | "closedBecause" | "paymentStatus">;
  token: string;
  /** No card was charged. */
  isTest: boolean;
}

/** Asks once more before an application is withdrawn. */
function Withdraw({ application, token, isTest }: Props) {
  const { reference, job, hasEmployer, closedBecause, paymentStatus } = application;
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  return (
    <>
      <p className="lead">{job ? t("application.vacancy.of", { ...job }) : t("application.general")}</p>
      <p>
        <strong>{t("withdrawal.lead")}</strong>
      </p>
      <ul>
        <li>{t(hasEmployer ? "withdrawal.employerSees" : "withdrawal.weSee")}</li>
        {paymentStatus === "completed" && (
          <li>
            {isTest && t("success.receipt.test")}{" "}
            {closedBecause ? (
              t("withdrawal.refund", { reason: refundReasons[closedBecause].receipt })
            ) : isTest ? (
              <RefundLink />
            ) : (
              <RefundRule />
            )}
          </li>
        )}
        <li>
          {t("withdrawal.data")}{" "}
          {sendsEmail ? (
            t("withdrawal.data.delete")
          ) : (
            <ContactText>{t("ownData.erase.off", { email: site.contactEmail, reference })}</ContactText>
          )}{" "}
          <a href={linkTo(routes.privacy)}>{t("footer.privacy")}</a>
        </li>
      </ul>
      <form method="post" action={linkTo(routes.applicationWithdrawal, { token })}>
        <p className="actions">
          <button type="submit" className="btn-danger">
            {t("withdrawal.submit")}
          </button>
          <QuietLink href={linkTo(routes.application, { token })}>{t("withdrawal.keep")}</QuietLink>
        </p>
      </form>
    </>
  );
}
