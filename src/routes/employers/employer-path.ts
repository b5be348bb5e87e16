import { landingOf, localPath } from "../../middleware/accounts/account.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import { linkTo } from "../../shared/link.ts";

/** An address of the employers' pages, where somebody may have been going before they were an employer. */
export function employerPath(next: string | undefined): string | undefined {
  const path = localPath(next);
  return path?.startsWith(`${routes.employer.path}/`) ? path : undefined;
}

export const becomeEmployerOnTheWay = (next: string) =>
  `${linkTo(routes.becomeEmployer)}?${new URLSearchParams({ next })}`;

/** Where somebody goes on who just signed in; a candidate on the way to an employers' page becomes one first. */
export function landingAfter(user: User, next: string | undefined): string {
  const path = user.role === "employer" ? undefined : employerPath(next);
  return path ? becomeEmployerOnTheWay(path) : landingOf(user, next);
}
