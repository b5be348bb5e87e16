/** The frame of failure pages; the sentence itself comes with the failure. */
export const errorWords = {
  "errors.page.title": "Something went wrong",
  "errors.link.title": "This link does not work any more",
  "errors.again": "Try again",
  "errors.home": "Back to Home",
  "errors.contact": "If it happens again, write to {email} and give this number: {id}",
} as const;
