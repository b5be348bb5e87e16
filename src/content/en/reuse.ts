/** A sent application begins another one. */
export const reuseWords = {
  "reuse.section": "Apply for another job",
  "reuse.text": "Apply for another job without typing everything again.",
  "reuse.link": "Use these answers again",

  "reuse.title": "Use these answers for another job",
  "reuse.meta.description": "Begin another application with the answers and documents that you sent before.",
  "reuse.lead": "Choose a job, and we fill in its form with your answers and documents.",
  "reuse.more": "What we copy",
  "reuse.copied":
    "We copy the answers and documents of application {reference} into a new one, in this browser. You can change all of them before you send it. The application that you sent stays as it is.",
  "reuse.fee": "A real job costs another {fee}. Sample jobs are free.",
  "reuse.masked":
    "We leave out your passport number and the copy of your passport, because anyone with the link could then see them. You can enter them again.",
  "reuse.masked.code": "Or enter a code that we email to you, and we copy them, too",
  "reuse.unmasked":
    "Your passport number and the copy of your passport are copied, too, because you entered the code in this browser.",
  "reuse.fitting": "Open jobs that fit your answers",
  "reuse.fitting.samples":
    "These are examples: their employers are invented, and only the people who run this site read what you send.",
  "reuse.fitting.submit": "Apply with my answers",
  "reuse.fitting.label": "Apply with my answers: {title}, {company}",
  "reuse.job.title": "Paste a job's address",
  "reuse.job": "Address of the job's page",
  "reuse.job.hint": "Copy it from your browser or from a message: a link with {path} in it.",
  "reuse.job.missing": "Paste the address of a job's page, or choose a job below",
  "reuse.job.submit": "Use this address",
  "reuse.list.title": "All jobs",
  "reuse.list.text": "Choose a job on the list. When you apply for it, your answers are filled in already.",
  "reuse.list.submit": "Copy the answers and show all jobs",
  "reuse.back": "Back to your application",

  "reuse.draft.title": "Keep your unfinished application, or replace it?",
  "reuse.draft.local": "Your unfinished application",
  "reuse.draft.keep": "Keep my unfinished application",
  "reuse.draft.sent": "The application that you sent, {reference}",
  "reuse.draft.replace": "Delete my unfinished application and use these answers",
  "reuse.draft.text":
    "If you use these answers now, we delete what you typed and uploaded for the unfinished application.",

  "reuse.done.title": "These are your answers from before",
  "reuse.done.text": "Please check them. Nothing is sent until you say so.",
  "reuse.done.masked":
    "Please check them, enter your passport number again and upload the copy of your passport again. We did not copy these two, because anyone with the link could then see them.",
  "reuse.replaced.title": "You discarded the application of this page",
  "reuse.replaced.text":
    "What you typed in that other page was not saved. This one has the answers of an application that you sent.",
} as const;
