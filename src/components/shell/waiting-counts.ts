import { createContext } from "react";
import type { WaitingCounts, WaitingKind } from "../../db/applications/waiting-counts.ts";
import { urls } from "../../shared/urls.ts";

/** Holds the counts for the administrator's tabs; undefined where nobody is signed in. */
export const WaitingCountsContext = createContext<WaitingCounts | undefined>(undefined);

/** Where the administrator deals with each, in the order of the start page. */
export const waitingPlaces: readonly [kind: WaitingKind, href: string][] = [
  ["employers", urls.adminEmployers()],
  ["reports", urls.adminReports()],
  ["heldJobs", `${urls.adminReports()}#held`],
  ["failedRefunds", urls.adminPayments()],
  ["reviews", urls.adminReviews()],
  ["emailsGivenUp", urls.adminEmails()],
  ["generalApplications", urls.adminApplications()],
];
