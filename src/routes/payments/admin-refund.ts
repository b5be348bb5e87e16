import { Hono } from "hono";
import { t } from "../../content/words.ts";
import { findApplicationState } from "../../db/applications/applications.ts";
import { orderRefund } from "../../domain/payments/order-refund.ts";
import type { Env } from "../../env.ts";
import { Failure, fail } from "../../errors.ts";
import { loggedFailureOf } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { RefundOrder } from "../../shared/accounts/admin.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderAdminApplications } from "../applications/admin-applications.tsx";
import { setFlashMessage } from "../system/flash-message.ts";

/** Refunds the fee of an application, and leads back to it. */
export const adminRefund = new Hono<Env>().post(routes.adminRefund.path, async (c) => {
  const id = c.req.param("id");
  const application = (isUuid(id) && (await findApplicationState(c.env.sql, id))) || undefined;
  const { reference } = application?.submittedAt ? application : fail("applicationNotFound");
  const order = RefundOrder.safeParse({ reason: (await readForm(c)).get("reason") ?? "" });
  const again = (problem: string) => renderAdminApplications(c, { search: reference }, { problem });
  if (!order.success) {
    c.status(400);
    return again(t("admin.refund.reason.missing"));
  }
  try {
    const done = await orderRefund(c.env, id, order.data.reason);
    setFlashMessage(c, done === "refunded" ? "refunded" : "refund-under-way");
  } catch (error) {
    if (!(error instanceof Failure || error instanceof ProviderAway)) throw error;
    const failure = loggedFailureOf(c, error);
    if (error instanceof Failure) {
      c.status(failure.status);
      return again(failure.message);
    }
    setFlashMessage(c, "refund-under-way");
  }
  return c.redirect(
    `${c.var.linkTo(routes.adminApplications, { search: reference })}#application-${id}`,
    303,
  );
});
