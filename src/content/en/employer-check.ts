export const employerCheckWords = {
  "withheld.unchecked":
    "Our check that you act for this company is missing or has ended, so this application is closed to you.",
  "withheld.erased": "The candidate deleted this application. Its answers and documents are gone.",
  "withheld.withdrawn":
    "The candidate withdrew this application. Its documents and personal details are closed, and you do not need to answer.",
  "withheld.refunded": "We refunded the fee, so this application is closed.",
  "withheld.unpaid":
    "The candidate has not paid for this application yet. You can read it as soon as they have.",
  "withheld.closed": "This job closed more than 180 days ago, so its applications are closed to you.",
  "withheld.heading": "Application {reference}",
  "withheld.position": "Desired position: {position}",

  "review.badge": "In review",
  "review.notice.title": "This job is in review",
  "review.notice.text":
    "Candidates cannot see it now. It goes live as soon as we have checked that you act for {company}. Until then, applications stay closed to you.",
  "review.hidden": "Candidates cannot see it until we have checked that you act for {company}.",

  "mandate.state.none": "Not checked",
  "mandate.state.asked": "Check in progress",
  "mandate.state.unconfirmed": "Request received",
  "mandate.state.question": "Your answer is needed",
  "mandate.state.checked": "Checked",
  "mandate.state.lapsed": "Check has ended",
  "mandate.state.refused": "Refused",
  "mandate.state.withdrawn": "Withdrawn",
  "mandate.mailbox.unconfirmed": "Email address not confirmed",
  "mandate.until": "until {date}",

  "suspension.title": "Suspend this account",
  "suspension.text":
    "This ends its sessions, hides all its jobs and closes every application to it. We email the candidates of its jobs.",
  "suspension.reason": "Reason, for our records only",
  "suspension.with": "Also suspend the account that posted it, because this is fraud",
  "suspension.submit": "Suspend {name}",
  "suspension.end": "Lift the suspension of {name}",
  "suspension.since": "Suspended since {date}: {reason}",
  "suspension.badge": "Suspended",

  "employerClosed.title": "This application is closed to the employer",
  "employerClosed.text":
    "The reason: {reason}. The employer cannot read what you sent and cannot answer it. Do not pay anyone for this job.",
  "employerClosed.since": "Closed to the employer since {date} UTC.",
  "employerClosed.refund":
    "You can wait, or withdraw your application below. If you withdraw it, we refund the fee.",
  "employerClosed.refundOn":
    "If the employer still cannot read it on {date}, we refund the fee without being asked.",
  "employerClosed.offer": "You can wait, or withdraw your application on its own page.",
  "employerClosed.offer.paid":
    "You can wait, or withdraw your application on its own page. If you withdraw it, we refund the fee. If the employer still cannot read it after 30 days, we refund the fee without being asked.",
  "employerClosed.withdraw": "You can wait, or withdraw your application below.",
  "withdrawal.refund": "We refund the fee, because {reason}.",
  "emails.withdrawn.refund":
    "We refund the fee, because {reason}. It goes to the card or account that you paid with. You get an email when it is on its way.",
  "emails.suspended.subject": "Please read: the employer of {title} is suspended",
  "emails.suspended.heading": "We suspended the employer",
  "emails.suspended.body":
    "We suspended the account of the employer of {title} at {company}. The employer can no longer read your application or answer it.",
  "emails.suspended.beware":
    "Do not pay anyone for this job, and do not send anyone your passport or your bank details. If someone asks you to, please tell us ({email}) and your local police.",
  "emails.suspended.refund": "If you withdraw your application on its own page, we refund the fee.",

  "adminRules.none":
    "EMPLOYER_CHECK is none: anybody can post as any company and read what candidates send. We do not check employers first.",
} as const;
