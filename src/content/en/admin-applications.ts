/** The administrator's list of applications. The browser loads these words, too. */
export const adminApplicationWords = {
  "admin.applications.list": "Applications, newest first",

  "admin.application.reference": "Reference",
  "admin.application.position": "Applied for",
  "admin.application.general": "General application",
  "admin.application.personal": "Personal Information",
  "admin.application.email": "Email",
  "admin.application.phone": "Phone",
  "admin.application.nationality": "Nationality",
  "admin.application.dateOfBirth": "Date of birth",
  "admin.application.professional": "Professional Details",
  "admin.application.experience": "Years of experience",
  "admin.application.qualification": "Skills and qualifications",
  "admin.application.relocate": "Willing to relocate",
  "admin.application.passport": "Passport available",
  "admin.application.yes": "Yes",
  "admin.application.no": "No",
  "admin.application.documents": "Documents",
  "admin.application.newTab": "opens in a new tab",
  "admin.application.outside": "Link from the candidate to {host}. We have not checked it.",
  "admin.application.outside.all": "Links from the candidate to {host}. We have not checked them.",
  "admin.application.unread": "Not read yet",
  "admin.application.readBy": "Read by {reader}, {date}",
  "admin.application.earlier": "and {n} more before",
  "admin.application.reader.admin": "the administrator",
  "admin.application.reader.employer": "the employer",
  "admin.application.reader.candidate": "the candidate",
  "admin.application.payment": "Payment Information",
  "admin.application.paymentStatus": "Status",
  "admin.application.amount": "Amount",
  "admin.application.paidAt": "Paid at (UTC)",
  "admin.application.paymentIntent": "Payment intent",
  "admin.application.submittedAt": "Submitted at (UTC)",

  "admin.refund.title": "Refund the fee",
  "admin.refund.text": "This refunds the whole fee of {fee}. You cannot undo it.",
  "admin.refund.rest":
    "A part of the fee of {fee} is refunded already. This refunds the rest of {rest}. You cannot undo it.",
  "admin.refund.failed": "Refund failed on {date} UTC.",
  "admin.refund.reason": "Reason, which the candidate reads",
  "admin.refund.reason.erased": "Reason, for our records",
  "admin.refund.submit": "Refund {fee}",
  "admin.refund.underWay": "The refund of {fee} is under way.",
  "admin.refund.done": "Reason for the refund of {fee}",
  "scan.unscanned": "Not scanned for viruses",
  "scan.pending": "We are scanning this file for viruses. You can open it as soon as that is done.",
  "scan.error": "We could not scan this file for viruses yet, so nobody can open it. We try again.",
  "scan.infected":
    "Our scanner found a virus in this file, so nobody can open it. We asked the candidate for another one.",
  "scan.activeContent": "Contains active content",

  "erasure.erased.admin":
    "The candidate deleted this application: answers and documents are gone. You can still refund what was paid for it.",
  "erasure.unreadable.admin":
    "Phone, date of birth and passport details cannot be opened: the encryption key is missing. If it is an earlier SECRET_KEY, set it as SECRET_KEY_PREVIOUS.",

  "withdrawal.byCandidate": "Withdrawn by the candidate",
  "withdrawal.admin":
    "The candidate withdrew this application on {date} UTC. That does not refund the fee. You can still refund it here.",

  "admin.placement.open": "Offered, no answer yet: {title}, {company}",
  "admin.placement.yes": "The candidate said yes: {title}, {company}",
  "admin.placement.no": "The candidate said no: {title}, {company}",
  "admin.placement.gone": "Offered, closed since: {title}, {company}",
  "admin.placement.link": "Answer it or offer a job",
  "silence.badge": "No answer for {days} days",
} as const;
