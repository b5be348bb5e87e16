import { anOffer, anOfferForm } from "../support/offers.ts";
import { open, openThing, ownCall, ownPage, type Rows } from "./role-row.ts";

export const offerRoles: Rows = {
  "POST apiOffer": {
    guard: "employer",
    answers: [401, 403, 201, 404, 401],
    unchecked: 403,
    of: { thing: "application", missing: [401, 403, 404, 404, 401] },
    json: anOffer(),
  },
  // The row above made the offer.
  "DELETE apiOffer": ownCall("application", { unchecked: 403 }),
  "GET employerOffer": ownPage("application", 200, { unchecked: 403 }),
  "POST employerOffer": ownPage("application", "303 /employer/applications/ID/offer", {
    form: anOfferForm(),
    unchecked: 403,
  }),
  "POST employerOfferWithdrawal": ownPage("application", "303 /employer/applications/ID/offer", {
    form: {},
    unchecked: 403,
  }),
  "GET employerOfferWithdrawal": open("303 /employer/applications/ID/offer"),
  "POST applicationOffer": open(404, { form: { answer: "accept" } }),
  "GET applicationOffer": open("303 /application/ID"),
  // The id is an offer's, which no thing here is.
  "GET applicationOfferDocument": open(404),
  "POST applicationHire": openThing("link", 409, { form: { answer: "yes" } }),
  "GET applicationHire": open("303 /application/ID"),
  "GET applicationReview": openThing("link", "303 /application/LINK"),
  "POST applicationReview": openThing("link", 409, {
    form: { candidateName: "Maria", rating: "5", review: "They kept me informed at every step." },
  }),
};
