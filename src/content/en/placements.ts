/** Jobs that we offer to somebody who applied for no job in particular. The words of the two sides and of the email. */
export const placementWords = {
  "placement.section": "Jobs that we found for you",
  "placement.lead":
    "If you say yes, we send your answers and documents to the employer as an application for this job. You pay no second fee.",
  "placement.state.open": "Please answer",
  "placement.state.yes": "You said yes",
  "placement.state.no": "You said no",
  "placement.state.gone": "Closed",
  "placement.job": "{title}, {company}, {country}",
  "placement.offered": "Offered on {date}.",
  "placement.answered": "You answered on {date}.",
  "placement.yes": "Yes, apply for this job",
  "placement.yes.of": "Yes, apply for this job: {title} at {company}",
  "placement.no": "No, thank you",
  "placement.no.of": "No, thank you: {title} at {company}",
  "placement.made": "Your application for this job has its own page and the reference {reference}.",
  "placement.made.mailed": "We emailed you the link to its own page.",
  "placement.made.link": "Open this application",
  "placement.gone.text": "You can no longer answer, because the job or this application is closed now.",
  "placement.looking": "We keep looking for a job for you.",
  "placement.thanks.no": "Thank you. We keep looking for a job for you.",
  "placement.origin":
    "You said yes to this job after your general application {reference}. That one paid the fee, so this one has none.",
  "placement.refund":
    "If we offer you no job within {days} days of your payment, we refund the fee by ourselves.",

  "emails.placementOffered.subject": "A job for you: {title} at {company}",
  "emails.placementOffered.body":
    "You applied with us without choosing a job. We think that this one fits you:",
  "emails.placementOffered.job": "Job",
  "emails.placementOffered.company": "Company",
  "emails.placementOffered.country": "Country",
  "emails.placementOffered.yes":
    "If you say yes, we send your answers and documents to this employer. You pay no second fee. Please answer on the page of your application:",
  "emails.placementOffered.action": "Say yes or no",
  "emails.placementOffered.no":
    "If you say no, or do not answer, nothing is sent to the employer. Anyone with this link can see your application, so please do not share it.",
} as const;
