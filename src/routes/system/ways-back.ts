import { Hono } from "hono";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { Route } from "../../shared/route.ts";

/** An address that a form posts to is no page. Somebody who loads it by hand comes back to the form's page. */
const pages: readonly [from: Route, to: Route, anchor?: string][] = [
  [routes.confirmEmailAgain, routes.confirmEmail],
  [routes.applyElsewhere, routes.apply],
  [routes.applicationLink, routes.application],
  [routes.applicationCertificates, routes.application, "#certificates"],
  [routes.applicationCertificateDates, routes.application, "#certificate-dates"],
  [routes.applicationReplacement, routes.application],
  [routes.applicationPassport, routes.application, "#documents"],
  [routes.applicationErasure, routes.application],
  [routes.applicationInterview, routes.application, "#interviews"],
  [routes.applicationPlacement, routes.application, "#placements"],
  [routes.applicationPlaced, routes.application, "#placements"],
  [routes.applicationOffer, routes.application, "#offer"],
  [routes.applicationHire, routes.application, "#hire"],
  [routes.applicationMessagesReading, routes.applicationMessages],
  [routes.applicationMessageReport, routes.applicationMessages],
  [routes.applicationPrivateCode, routes.applicationPrivate],
  [routes.saveJob, routes.job],
  [routes.savedJobRemoval, routes.saved],
  [routes.askSavedLink, routes.saved],
  [routes.savedRemindersRemoval, routes.saved],
  [routes.employer, routes.employerDashboard],
  [routes.employerJobClosure, routes.employerDashboard],
  [routes.employerApplicationStatus, routes.employerDashboard],
  [routes.employerApplicationUndo, routes.employerDashboard],
  [routes.employerNoteTemplate, routes.employerNoteTemplates],
  [routes.employerApplicationDisclosures, routes.employerDashboard],
  [routes.employerInterview, routes.employerInterviews],
  [routes.employerInterviewCancellation, routes.employerInterviews],
  [routes.employerOfferWithdrawal, routes.employerOffer],
  [routes.employerMessagesReading, routes.employerMessages],
  [routes.employerMessageReport, routes.employerMessages],
  [routes.employerCompanyCode, routes.employerCompany],
  [routes.adminRefund, routes.adminApplications],
  [routes.adminGeneralStatus, routes.adminPlacement],
  [routes.adminSamples, routes.adminSeed],
  [routes.adminSuspension, routes.adminEmployers],
  [routes.adminMandateDecision, routes.adminEmployers],
  [routes.adminMandateCode, routes.adminEmployers],
];

export const waysBack = new Hono<Env>();
for (const [from, to, anchor = ""] of pages)
  waysBack.get(from.path, (c) => c.redirect(c.var.linkTo(to, c.req.param()) + anchor, 303));
