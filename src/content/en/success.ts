export const successWords = {
  "success.title": "Application Submitted Successfully!",
  "success.meta.title": "Application Submitted Successfully!",
  "success.meta.description": "Your application has been submitted: what happens next and when.",
  "success.meta.keywords": "application submitted, next steps",
  "success.lead": "We received your application.",
  "success.reference": "Your reference",
  "success.reference.hint": "Keep it. Give it when you write to us about this application.",
  "success.receipt": "Fee paid",
  "success.receipt.text":
    "Processing fee, paid once and non-refundable, except as the terms say. It pays for processing your application. It does not guarantee a job.",
  "success.receipt.free": "No fee was charged.",
  "success.receipt.waived": "No fee is charged for this application.",
  "success.receipt.test": "This was a test payment: no card was charged.",
  "practice.title": "This was practice",
  "practice.text":
    "The job is an example: nobody hires for it, and no card was charged. This page shows how a real application goes on.",
  "success.next.title": "What happens next",
  "success.next.paid": "After your payment is confirmed",
  "success.next.by": "By {date}",
  "success.next.then": "Then",
  "success.next.after": "After that",
  "success.next.meanwhile": "Meanwhile",
  "success.next.until": "Until {date}",
  "success.next.review": "Our team reviews your application within {time}.",
  "success.next.interview": "Qualified candidates are contacted for interviews.",
  "success.next.visa": "Visa assistance is provided for successful placements.",
  "success.next.email": "Check your email for updates.",
  "success.next.page": "Your application's own page shows the updates.",
  "success.validity": "Your application remains valid for {period}.",
  "course.caption": "{from} to {to}",
  "success.contact": "Questions? Write to {email}.",
  "success.link.here":
    "It shows the status, what you sent and the receipt. You can open it from this page for one hour after sending.",
  "success.link.alsoMailed": "The link is also in the email that we sent you.",
  "success.link.keep":
    "This site sends no email at the moment, so please open the page now and keep its address.",
  "success.link.noEmail": "This site sends no email at the moment.",
  "success.link.shown": "We showed the link to your application's own page here before.",
  "success.home": "Back to Home",
  "success.jobs": "Browse More Jobs",
  "success.neutral.title": "We cannot show your application here",
  "success.neutral.lead":
    "We show it only in the browser that sent it. Open this page there, or follow your application with its reference.",
  "success.neutral.text":
    "Once your payment is confirmed, the page says “Application Submitted Successfully!”, shows your reference and says whether the fee was taken. Do not pay again until you have looked.",
  "success.processing.title": "Your payment is being processed",
  "success.processing.text":
    "The payment provider has not confirmed it yet. You do not need to pay again. We submit your application as soon as the payment is confirmed.",
  "success.processing.refresh": "Check again",
  "success.failed.title": "The payment did not go through",
  "success.failed.text":
    "No fee was taken. Everything you entered is kept. You can try again with the same card or another one.",
  "success.failed.retry": "Try the payment again",
  "success.refunded.title": "This payment was refunded",
  "success.refunded.text":
    "The fee goes back to the card or account that you paid with. Your bank may need some days to show it.",
  "success.unknown.title": "We could not check your payment",
  "success.unknown.text":
    "The payment provider does not answer at the moment. You do not need to pay again. Please look at this page again in a few minutes.",
} as const;
