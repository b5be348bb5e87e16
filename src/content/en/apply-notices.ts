/** Only the server uses these words about an application that is not sent yet. */
export const applyNoticeWords = {
  "apply.meta.description":
    "Apply for overseas work in four steps: personal details, professional details, documents, terms and payment. No account needed.",
  "apply.meta.keywords": "apply for overseas jobs, job application, seafarer application, work abroad",
  "apply.ways.open": "Jobs open: {jobs}",
  "apply.step.documents.lead":
    "We encrypt what you upload. You, the people who run {site} and the employer of the job can read it. We may pass it to employers when we see a fit. You see who opened it.",
  "apply.step.documents.leadSample":
    "We encrypt what you upload. You and the people who run {site} can read it. You see who opened it.",
  "apply.step.documents.leadGeneral":
    "We encrypt what you upload. You and the people who run {site} can read it. We may pass it to employers when we see a fit. You see who opened it.",
  "apply.closed": "It takes no more applications. Nothing was charged.",
  "apply.job.gone":
    "The job that you were applying for is no longer listed. We kept your answers. You can continue with a general application.",
  "apply.sent":
    "This browser has already sent an application for this job. One is enough. For another person, use that person's email address.",
  "apply.sent.title": "Your application was sent",
  "apply.sent.another":
    "We have it, and nothing more is to pay for it. This form begins another application.",
  "apply.lost":
    "We cannot open what you entered earlier, because its encryption key is missing. Please enter it again. Nothing that you paid is lost.",
  "apply.moved.title": "Your application was continued on another device",
  "apply.moved.text":
    "That was on {date} UTC. What you type here starts a new application. To get the other one back, choose “Continue on another device” there and open the emailed link here.",
} as const;
