import type { Context } from "hono";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { Route } from "../../shared/route.ts";
import { signedInFrame } from "../accounts/signed-in-frame.tsx";

/** Describes an employer's page. Most belong to the jobs. */
export const employerMeta = async (
  c: Context<Env>,
  title: string,
  part: Route = routes.employerDashboard,
): Promise<PageMeta> => ({
  title,
  description: t("employer.meta.description"),
  noindex: true,
  styles: ["facts", "employer", "figures", "files", "print", "rows", "tables", "talk"],
  ...(await signedInFrame(c, part)),
});
