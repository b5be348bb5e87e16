/** Why an offer cannot be made, withdrawn or answered, and why a hire cannot be confirmed. */
export const offerFailures = {
  offerNotFound: [404, "Offer not found"],
  offerRejected: [409, "You rejected this candidate, so you cannot make an offer. Change the status first."],
  offerOpen: [
    409,
    "This candidate already has an open offer from you. Withdraw it before you make another one.",
  ],
  offerAccepted: [409, "The candidate has accepted your offer, so it cannot change any more."],
  offerDeclined: [409, "The candidate has declined this offer. You can make another one."],
  offersFull: [409, "This application has had ten offers. Please write to the candidate, or to us."],
  tooManyOfferChanges: [
    429,
    "The offers of this application have changed 20 times today. Please wait until tomorrow.",
  ],
  offerWithdrawn: [409, "The employer has withdrawn this offer, so you cannot answer it any more."],
  offerAnswered: [409, "You have answered this offer already, and the answer cannot change here."],
  offerOver: [409, "The start date of this offer has passed. Please ask the employer for a new offer."],
  offerClosed: [409, "This application is closed to the employer, so you cannot answer the offer."],
  offerDocumentClosed: [
    409,
    "This application is closed to the employer, so the document of this offer does not open.",
  ],
  hireNotAsked: [409, "The employer has not said that you are hired, so there is nothing to confirm."],
  hireOfferOpen: [409, "The employer has made you an offer. Please accept or decline it."],
  hireConfirmed: [409, "You have confirmed that you were hired, and this cannot change here."],
  hireUnconfirmed: [409, "You can write a verified review once you have confirmed that you were hired."],
  reviewWritten: [409, "You have written a verified review of this job already."],
  reviewNotFromHire: [
    409,
    "Only a candidate with a confirmed hire can write a verified review. Nobody else can verify it.",
  ],
} as const;
