/** The frame of failure pages; the sentence itself comes with the failure. */
export const errorWords = {
  "errors.page.title": "Something went wrong",
  "errors.link.title": "This link does not work any more",
  "errors.again": "Try again",
  "errors.prefix": "Error: {title}",
  "errors.summary": "There is a problem",
  "errors.home": "Back to Home",
  "errors.contact": "If it happens again, write to {email} and quote this number: {id}",
  "errors.unreachable": "The site cannot be reached just now. Please try again.",
  "errors.offline": "The site cannot be reached just now. What you typed is kept; please try again.",
} as const;
