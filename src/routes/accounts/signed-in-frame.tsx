import type { Context } from "hono";
import { type AccountPage, accountMeta } from "../../components/accounts/account-meta.ts";
import { SignedInHeader } from "../../components/accounts/SignedInHeader.tsx";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { countNewApplications } from "../../db/employers/employer-jobs.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { Route } from "../../shared/route.ts";

/** Gives header and footer for somebody who is signed in. The header names them and marks the part that the page belongs to. */
export async function signedInFrame(
  c: Context<Env>,
  part: Route,
): Promise<Pick<PageMeta, "header" | "hasFooterRow">> {
  const user = c.get("user");
  const isEmployer = user.role === "employer";
  const waiting = isEmployer ? await countNewApplications(c.env.sql, user.id) : undefined;
  return {
    header: <SignedInHeader {...{ user, part }} path={c.req.path} {...(waiting && { waiting })} />,
    hasFooterRow: true,
  };
}

export const signedInMeta = async (c: Context<Env>, page: AccountPage): Promise<PageMeta> => ({
  ...accountMeta(page),
  styles: ["desk", "rows"],
  ...(await signedInFrame(c, routes.account)),
});
