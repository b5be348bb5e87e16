import { Hono } from "hono";
import { createElement } from "react";
import { AdminHome } from "../../components/shell/AdminHome.tsx";
import { t } from "../../content/words.ts";
import { countWaiting } from "../../db/applications/waiting-counts.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { renderAdminWith } from "./render-admin.ts";

/** The administrator's start page. */
export const adminHome = new Hono<Env>().get(routes.admin.path, async (c) => {
  const { sql, settings } = c.env;
  const counts = await countWaiting(sql);
  const checksNobody = settings.employerCheck === "none" && settings.production;
  return renderAdminWith(c, t("adminHome.title"), createElement(AdminHome, { counts, checksNobody }), counts);
});
