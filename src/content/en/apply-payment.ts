/** The last step of the wizard. The browser loads these words with it. */
export const applyPaymentWords = {
  "apply.review.title": "Check your answers",
  "apply.review.change.label": "Change {field}",
  "apply.review.none": "Not given",
  "apply.review.uploaded": "Uploaded file",
  "apply.review.validUntil": "{document}, valid until {date}",
  "apply.review.validUntil.label": "{document}: valid until",
  "apply.review.changed.fields": "Another tab changed these answers: {fields}",
  "apply.review.changed.title": "Your answers have changed since the page showed them",
  "apply.review.changed.text": "Nothing was sent yet. Please check your answers below, then go on.",
  "apply.step.payment.lead": "Check your answers, accept the terms, then pay.",
  "apply.step.payment.leadFree": "Check your answers, accept the terms, then submit.",
  "apply.step.payment.leadReady": "You accepted the terms. Pay to send your application.",

  "apply.fitting.title": "Open jobs that fit",
  "apply.fitting.text":
    "If you apply for one of these, its employer gets your application. What you entered stays filled in.",

  "apply.friendly.title": "Is this right?",
  "apply.friendly.passportExpiry": "Passport Expiry Date",
  "apply.friendly.dateOfBirth": "Date of Birth",
  "apply.friendly.phone": "Phone Number",
  "apply.friendly.passportExpired":
    "Your passport expired on {date}. Employers need a valid one to bring you into their country.",
  "apply.friendly.passportEnds":
    "Your passport expires on {date}. Many countries want six months left when you arrive.",
  "apply.friendly.certificateExpired":
    "{document}: expired on {date}. You may still send it. Employers see that it has expired.",
  "apply.friendly.young":
    "By your date of birth you are {age}. Most jobs here are for people of 18 and over.",
  "apply.friendly.old": "By your date of birth you are {age}. Please look at the year again.",
  "apply.friendly.noPhone": "{phone} does not look like a phone number.",
  "apply.friendly.noCountryCode":
    "{phone} has no country code. An employer abroad can call you when it begins with +, like +63 917 123 4567.",

  "apply.terms.title": "Terms & Conditions",
  "apply.terms.label": "Terms and conditions, scrollable text",
  "apply.terms.accept": "I have read and accept the terms and conditions",
  "apply.terms.proceed": "Accept & Proceed to Payment",
  "apply.terms.submitFree": "Accept & Submit Application",

  "apply.bill.application": "Your application",
  "fee.buysNothing": "It does not buy a job, an interview or a visa.",
  "apply.payment.receipt": "We email the receipt to {email}.",
  "apply.payment.initializing": "Initializing payment...",
  "apply.payment.pay": "Pay {fee} & Submit Application",
  "apply.payment.paying": "Paying...",
  "apply.payment.summary": "Processing fee, paid once, non-refundable, except as the terms say",
  "apply.payment.secure": "The card payment provider handles your card. We never see its number.",
  "apply.payment.chargedBy": "The fee goes to {name}.",
  "apply.payment.test": "Test payment - no card is charged",
  "apply.payment.test.hint":
    "4242 4242 4242 4242 succeeds\n4000 0000 0000 0002 is declined\n4000 0025 0000 3155 asks for confirmation.",
  "apply.payment.test.secure":
    "In a real payment the card payment provider handles your card, and we never see its number. Do not enter a real card here.",
  "apply.payment.card": "Card number",
  "apply.payment.declined": "Your card was declined.",
  "apply.payment.kept": "Nothing was charged, and your answers are kept. Check the card or use another one.",
  "apply.payment.unsure":
    "We do not know yet if you were charged. You can press the button again: you are never charged twice. What you typed is kept.",
  "apply.payment.confirm.title": "Confirm this payment",
  "apply.payment.confirm.text":
    "In a real payment your bank asks for this. Here you confirm a test of {fee}.",
  "apply.payment.confirm.yes": "Confirm payment",
  "apply.payment.confirm.no": "Cancel",
  "apply.payment.retry": "Try again",
  "apply.payment.sendAgain": "Send the application again",
  "apply.payment.scriptNeeded":
    "Paying by card needs JavaScript. We kept everything you entered. Please turn JavaScript on, and load this page again.",
} as const;
