import { landingOf, localPath } from "../../middleware/accounts/account.ts";
import { pathInMap } from "../../middleware/route-at.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { LinkTo } from "../../shared/link.ts";

/** Returns the address if it leads to a page of employers, which a visitor may have wanted before becoming one. */
export function employerPath(next: string | undefined): string | undefined {
  const path = localPath(next);
  // The visitor may have changed the language on the way.
  const inMap = path && pathInMap(path.split("?", 1)[0] ?? "");
  return inMap?.startsWith(`${routes.employer.path}/`) ? path : undefined;
}

export const becomeEmployerOnTheWay = (linkTo: LinkTo, next: string) =>
  `${linkTo(routes.becomeEmployer)}?${new URLSearchParams({ next })}`;

/** Gives the page after a sign-in. A candidate on the way to an employers' page becomes an employer first. */
export function landingAfter(linkTo: LinkTo, user: User, next: string | undefined): string {
  const path = user.role === "employer" ? undefined : employerPath(next);
  return path ? becomeEmployerOnTheWay(linkTo, path) : landingOf(linkTo, user, next);
}
