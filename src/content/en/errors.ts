/** The frame of failure pages; the sentence itself comes with the failure. */
export const errorWords = {
  "errors.page.title": "Something went wrong",
  "errors.link.title": "This link does not work any more",
  "errors.again": "Try again",
  "errors.prefix": "Error: {title}",
  "errors.summary": "There is a problem",
  "errors.home": "Back to Home",
  "errors.contact": "If it happens again, write to {email} and give this number: {id}",
  "errors.unreachable": "Your browser cannot reach the site right now. Please try again.",
  "errors.offline": "Your browser cannot reach the site right now. What you typed is kept. Please try again.",
} as const;
