import { accountErased } from "../../src/emails/account-erased.ts";
import { alertConfirmation } from "../../src/emails/alert-confirmation.ts";
import { applicationLink } from "../../src/emails/application-link.ts";
import { applicationReceived } from "../../src/emails/application-received.ts";
import { applicationWithdrawn } from "../../src/emails/application-withdrawn.ts";
import { appliedBefore } from "../../src/emails/applied-before.ts";
import { documentInfected } from "../../src/emails/document-infected.ts";
import { domainCode } from "../../src/emails/domain-code.ts";
import { draftLink } from "../../src/emails/draft-link.ts";
import { draftReminder } from "../../src/emails/draft-reminder.ts";
import type { Email } from "../../src/emails/email.ts";
import { employerAsked } from "../../src/emails/employer-asked.ts";
import { employerLeft } from "../../src/emails/employer-left.ts";
import { employerSuspended } from "../../src/emails/employer-suspended.ts";
import { employersWaiting } from "../../src/emails/employers-waiting.ts";
import { erasureRequested } from "../../src/emails/erasure-requested.ts";
import { feeReceived } from "../../src/emails/fee-received.ts";
import { feeRefunded } from "../../src/emails/fee-refunded.ts";
import { interviewForCandidate } from "../../src/emails/interview-for-candidate.ts";
import { interviewForEmployer } from "../../src/emails/interview-for-employer.ts";
import { jobChanged } from "../../src/emails/job-changed.ts";
import { jobDecided } from "../../src/emails/job-decided.ts";
import { jobHeld } from "../../src/emails/job-held.ts";
import { jobRestored } from "../../src/emails/job-restored.ts";
import { jobTakenDown } from "../../src/emails/job-taken-down.ts";
import { mailboxCode } from "../../src/emails/mailbox-code.ts";
import { mandateDecided } from "../../src/emails/mandate-decided.ts";
import { mandateEnding } from "../../src/emails/mandate-ending.ts";
import { mandateNeeded } from "../../src/emails/mandate-needed.ts";
import { messageToCandidate } from "../../src/emails/message-to-candidate.ts";
import { messageToEmployer } from "../../src/emails/message-to-employer.ts";
import { newApplications } from "../../src/emails/new-applications.ts";
import { newJobs } from "../../src/emails/new-jobs.ts";
import { newsletterConfirmation } from "../../src/emails/newsletter-confirmation.ts";
import { noAnswer } from "../../src/emails/no-answer.ts";
import { offerForCandidate } from "../../src/emails/offer-for-candidate.ts";
import { offerForEmployer } from "../../src/emails/offer-for-employer.ts";
import { papersEnding } from "../../src/emails/papers-ending.ts";
import { passwordReset } from "../../src/emails/password-reset.ts";
import { placementOffered } from "../../src/emails/placement-offered.ts";
import { refundFailed } from "../../src/emails/refund-failed.ts";
import { savedJobClosing } from "../../src/emails/saved-job-closing.ts";
import { savedJobsLink } from "../../src/emails/saved-jobs-link.ts";
import { statusChanged } from "../../src/emails/status-changed.ts";
import { trackingCode } from "../../src/emails/tracking-code.ts";
import { unansweredApplications } from "../../src/emails/unanswered-applications.ts";
import type { Locale } from "../../src/shared/languages.ts";
import {
  factsOf,
  link,
  links,
  longest,
  refunds,
  savedLink,
  siteUrl,
  token,
  type Written,
} from "./mail-facts.ts";

/** One of each mail that the site writes, by its file. */
export function everyMailIn(locale: Locale, written: Written = longest): Record<string, Email> {
  const { candidate, filter, job, employer, recipient, writtenTo, interview } = factsOf(written);
  return {
    "account-erased": accountErased(locale, candidate.email, candidate.fullName),
    "employer-left": employerLeft(locale, { ...candidate, ...job, isWaived: false, isTest: true, link }),
    "alert-confirmation": alertConfirmation(locale, candidate.email, "daily", links),
    "application-link": applicationLink(locale, { ...candidate, link }),
    "application-received": applicationReceived(locale, {
      ...candidate,
      submittedAt: new Date("2027-02-09T08:00:00Z"),
      paidCents: 5000,
      isTest: false,
      passportNumber: "P1234567A",
      link,
    }),
    "application-withdrawn": applicationWithdrawn(locale, { ...candidate, isTest: false, refunds, link }),
    "domain-code": domainCode(locale, candidate.email, job.company, "12345678"),
    "employer-asked": employerAsked(locale, candidate.email, job.company, link),
    "employers-waiting": employersWaiting(locale, candidate.email, {
      waiting: 2,
      oldest: [
        { company: job.company, askedAt: new Date("2027-01-28T08:00:00Z") },
        { company: job.company, askedAt: new Date("2027-01-30T08:00:00Z") },
      ],
      link,
    }),
    "mandate-ending": mandateEnding(locale, { ...employer, validUntil: "2027-01-31", hides: true, link }),
    "mandate-needed": mandateNeeded(locale, { ...employer, link }),
    "mandate-decided": mandateDecided(locale, {
      ...employer,
      decision: "refuse",
      validUntil: null,
      reason: written.refusal,
      link,
    }),
    "employer-suspended": employerSuspended(locale, {
      ...candidate,
      ...job,
      isOver: false,
      isWaived: false,
      isTest: true,
      link,
    }),
    "applied-before": appliedBefore(locale, { ...candidate, link }),
    "document-infected": documentInfected(locale, {
      ...candidate,
      places: ["passportCopyUrl"],
      held: [],
      link,
    }),
    "draft-link": draftLink(locale, candidate.email, link),
    "draft-reminder": draftReminder(locale, candidate.email, link),
    "erasure-requested": erasureRequested(locale, { ...candidate, refunds, link }),
    "fee-received": feeReceived(locale, {
      ...candidate,
      amountCents: 5000,
      paidAt: new Date("2027-01-31T12:00:00Z"),
      intentId: "pi_3OqLbT2eZvKYlo2C1xWfKqZp",
      isTest: true,
      paidTo: undefined,
      link,
    }),
    "fee-refunded": feeRefunded(locale, {
      ...candidate,
      amountCents: 5000,
      refundKey: null,
      isTest: false,
      refundReason: written.refund,
      link,
    }),
    "interview-for-candidate": interviewForCandidate(locale, { ...interview, ...candidate, link }),
    "interview-for-employer": interviewForEmployer(locale, {
      ...{ ...interview, ...recipient, link },
      zones: [interview.entry.timeZone, "UTC"],
      ownZone: interview.entry.timeZone,
    }),
    "offer-for-candidate": offerForCandidate(locale, {
      ...candidate,
      news: "made",
      link: `${link}#offer`,
    }),
    "offer-for-employer": offerForEmployer(locale, { ...recipient, ...writtenTo, news: "accepted", link }),
    "message-to-candidate": messageToCandidate(locale, {
      ...candidate,
      ...writtenTo,
      link: `${link}#messages`,
    }),
    "message-to-employer": messageToEmployer(locale, { ...recipient, ...writtenTo, link }),
    "mailbox-code": mailboxCode(locale, candidate.email, "12345678", link),
    "job-decided": jobDecided(locale, { ...recipient, ...job, refusal: written.refusal, link }),
    "job-changed": jobChanged(locale, {
      ...{ ...candidate, link, before: job },
      after: { ...job, salaryMax: job.salaryMax + 100, country: "Norway", requirements: "A licence" },
    }),
    "job-held": jobHeld(locale, {
      ...recipient,
      title: job.title,
      findings: [{ rule: "money", sentence: written.finding }],
      link,
    }),
    "new-applications": newApplications(
      locale,
      { ...recipient, jobs: [{ title: written.position, applications: 2 }] },
      link,
    ),
    "new-jobs": newJobs(locale, { filter, jobs: [job, { ...job, country: "Norway" }], more: true, siteUrl })(
      candidate.email,
      token,
    ),
    "newsletter-confirmation": newsletterConfirmation(locale, candidate.email, links),
    "placement-offered": placementOffered(locale, {
      ...candidate,
      ...job,
      country: "Norway",
      link: `${link}#placements`,
    }),
    "papers-ending": papersEnding(locale, {
      ...candidate,
      passport: 60,
      certificates: [
        { field: "certificatesUrl", validUntil: "2027-02-14" },
        { field: "certificate1", validUntil: "2027-02-10" },
      ],
      held: ["certificatesUrl", "certificate1"],
      link,
    }),
    "no-answer": noAnswer(locale, { ...candidate, link, refunds }),
    "password-reset": passwordReset(locale, candidate.email, link),
    "refund-failed": refundFailed(locale, { ...candidate, amountCents: 5000, isTest: false, link }),
    "saved-job-closing": savedJobClosing(locale, candidate.email, { job, token, siteUrl }),
    "saved-jobs-link": savedJobsLink(locale, candidate.email, savedLink, true),
    "status-changed": statusChanged(locale, {
      ...candidate,
      ...{ status: "rejected", reason: "filled", note: "Thank you for your letter.", link },
      similar: `${siteUrl}/jobs?search=crane+operator`,
    }),
    "tracking-code": trackingCode(locale, { ...candidate, code: "12345678", host: "landfall.example" }),
    "unanswered-applications": unansweredApplications(locale, {
      email: candidate.email,
      firstName: candidate.fullName,
      waiting: 2,
      longWaiting: 1,
      link,
    }),
    "job-restored": jobRestored(locale, {
      email: candidate.email,
      firstName: candidate.fullName,
      title: job.title,
      company: job.company,
      link,
    }),
    "job-taken-down": jobTakenDown(locale, {
      email: candidate.email,
      firstName: candidate.fullName,
      title: job.title,
      company: job.company,
      reason: written.refusal,
    }),
  };
}

export const everyMail = everyMailIn("en");
