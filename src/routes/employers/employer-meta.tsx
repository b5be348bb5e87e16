import type { Context } from "hono";
import { EmployerHeader } from "../../components/employers/EmployerHeader.tsx";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { t } from "../../content/words.ts";
import { countNewApplications } from "../../db/employers/employer-jobs.ts";
import type { Env } from "../../env.ts";

/** Describes an employer's page, with a header that names who is signed in and says how much is new. */
export async function employerMeta(c: Context<Env>, title: string): Promise<PageMeta> {
  const user = c.get("user");
  const waiting = await countNewApplications(c.env.sql, user.id);
  return {
    title,
    description: t("employer.meta.description"),
    noindex: true,
    styles: ["employer", "figures", "files", "rows"],
    header: <EmployerHeader user={user} waiting={waiting} path={c.req.path} />,
    hasFooterRow: true,
  };
}
