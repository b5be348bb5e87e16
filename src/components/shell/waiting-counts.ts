import { createContext } from "react";
import type { WaitingCounts, WaitingKind } from "../../db/applications/waiting-counts.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

/** Holds the counts for the administrator's tabs; undefined where nobody is signed in. */
export const WaitingCountsContext = createContext<WaitingCounts | undefined>(undefined);

/** Where the administrator deals with each, in the order of the start page. */
export const waitingPlaces: readonly [kind: WaitingKind, href: string][] = [
  ["employers", linkTo(routes.adminEmployers)],
  ["reports", linkTo(routes.adminReports)],
  ["heldJobs", `${linkTo(routes.adminReports)}#held`],
  ["failedRefunds", linkTo(routes.adminPayments)],
  ["reviews", linkTo(routes.adminReviews)],
  ["emailsGivenUp", linkTo(routes.adminEmails)],
  ["generalApplications", linkTo(routes.adminApplications)],
];
