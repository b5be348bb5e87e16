/** The browser loads these texts with the code of the last step, so that the first steps weigh less. */
export const paymentMessages = {
  cardMissing: "Enter a card number",
  paymentFailed: "Payment Failed",
  paymentErrorText: "An error occurred during payment",
  paymentNotReady: "Failed to initialize payment",
  submitted: "Application Submitted!",
  submittedText: "Your application has been successfully submitted. We'll contact you soon.",
  incompleteTitle: "Your payment has been received",
  incompleteText:
    "The application itself is not complete yet. You do not need to pay again. Answer what is missing within 24 hours, and we submit it. After that we refund the fee.",
  incompleteContinue: "Complete the application",
} as const;
