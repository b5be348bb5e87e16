import { Hono } from "hono";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { takeFlashMessage } from "../system/flash-message.ts";
import { renderApplications } from "./admin-applications-view.tsx";
import { readApplicationFilter } from "./application-filter.ts";

/** What was just done, as the page before left it. */
const notices: Record<string, { title: string; text: string } | undefined> = {
  "logged-in": { title: t("admin.login.done.title"), text: t("admin.login.done.text") },
  refunded: { title: t("admin.refund.done.title"), text: t("admin.refund.done.text") },
  "refund-under-way": { title: t("admin.refund.later.title"), text: t("admin.refund.later.text") },
};

export const adminApplicationsPage = new Hono<Env>().get(routes.adminApplications.path, (c) =>
  renderApplications(c, readApplicationFilter(c), { notice: notices[takeFlashMessage(c) ?? ""] }),
);
