export const applyWords = {
  "apply.meta.title": "Step {step} of {steps}: {heading}",
  "apply.progress": "Step {step} of {steps}",
  "apply.progress.label": "Progress",
  "apply.job": "You are applying for",
  "apply.bill.general": "General application",
  "apply.job.general": "General application, for no particular job",
  "apply.job.sample": "Sample listing",
  "apply.job.change": "Change the job",
  "apply.job.choose": "Choose a job",
  "apply.ways.general": "The people who run this site read it first",
  "apply.change": "Change",
  "apply.ready.title": "What to have ready",
  "apply.ready.passport":
    "Your passport: its number, its expiry date, and a photo or scan of the page with your picture",
  "apply.ready.resume": "Your resume as a PDF or Word file",
  "apply.ready.certificates": "Your certificates and a photograph of yourself, if you want to send them",
  "apply.ready.card": "A card or account to pay the fee with, at the end",
  "apply.group.you": "You",
  "apply.group.passport": "Your passport",
  "apply.group.reach": "How we reach you",
  "apply.required": "Answer every question that is not marked optional.",
  "apply.required.files":
    "Send your Resume/CV and a copy of your passport's photo page. The rest is optional.",
  "apply.optional": "(optional)",
  "apply.choose": "Please choose",
  "apply.yes": "Yes",
  "apply.no": "No",
  "apply.back": "Back",
  "apply.continue": "Save and continue",
  "apply.saved":
    "Your browser keeps what you type, but never your passport number. Once you continue, our server keeps it, encrypted, as long as the Privacy Policy says.",
  "apply.resume": "Welcome back. We kept what you entered.",
  "apply.discard": "Delete my answers and start again",

  "apply.step.personal": "Personal Details",
  "apply.step.professional": "Professional Details",
  "apply.step.documents": "Document Upload",
  "apply.step.payment": "Terms & Conditions and payment",
  "apply.step.personal.lead": "Answer every question, with the details of your passport.",

  "apply.document.mode.upload": "Upload",
  "apply.document.mode.url": "Enter URL",
  "apply.document.mode.label": "How to send: {document}",
  "apply.document.hint.resumeUrl": "PDF, DOC or DOCX, smaller than 10 MB.",
  "apply.document.hint.photo":
    "A JPG or PNG photo of it is fine, too: your device turns the photo into a PDF.",
  "apply.document.hint.passportCopyUrl":
    "PDF, JPG or PNG, smaller than 10 MB. The page with your photo, all four corners visible.",
  "apply.document.hint.certificatesUrl":
    "PDF, JPG or PNG, smaller than 10 MB. Up to ten, one after the other.",
  "apply.document.hint.further": "PDF, JPG or PNG, smaller than 10 MB.",
  "apply.document.hint.photographUrl": "JPG or PNG, smaller than 10 MB. A plain passport-style photo.",
  "apply.document.hint.shrink": "Large photos are made smaller on your device before they are sent.",
  "apply.document.hint.url": "A link that begins with https:// and that anybody can open.",
  "apply.document.url": "Link to the document",
  "apply.document.choose": "Choose a file",
  "apply.document.send": "Upload file",
  "apply.document.uploading": "Uploading {name}",
  "apply.document.waiting": "Not sent yet. Trying again in {seconds} s",
  "apply.document.shrinking": "Making the photo smaller...",
  "apply.document.validUntil": "Valid until",
  "apply.document.validUntil.hint":
    "The last day, if the certificate has one. We email you 60 and 14 days before.",
  "apply.document.uploaded": "Uploaded",
  "apply.document.remove": "Remove",
  "apply.document.remove.label": "Remove {name}",
  "apply.document.retry": "Try again",
  "apply.document.cancel": "Cancel",

  "apply.payment.title": "Payment",
  "apply.payment.done": "We have received your payment. You do not need to pay again.",

  "fee.notice":
    "Each application costs {fee}. The fee pays for processing your application and is non-refundable, except as the terms say. It does not buy a job, an interview or a visa.",
  "fee.free": "Applying costs nothing. An application does not guarantee a job, an interview or a visa.",
  "fee.title": "Before you pay",
  "fee.free.title": "No fee",

  "fee.waived": "No fee is charged here. {reason}",

  "appliedBefore.link": "Open the application that you sent",
} as const;
