/** Refusals of emailed links: the status, and the sentence that says what to do instead. */
export const linkFailures = {
  linkUnknown: [
    404,
    "This link opens no application. It may be too old. Please open the whole link from our email, or find your application by its reference.",
  ],
  linkOver: [
    410,
    "This link is older than 90 days, so it opens nothing any more. Find your application by its reference.",
  ],
  erasureLinkUnknown: [404, "This link deletes nothing. Use the newest email."],
  erasureLinkOver: [
    410,
    "This link is older than 24 hours, so it deletes nothing any more. Ask for a new one on your application's own page.",
  ],
  draftLinkUnknown: [
    404,
    "This link opens no application. Please open the whole link from our newest email.",
  ],
  draftLinkUsed: [
    410,
    "This link was used already. The application continues in the browser that opened it. To move it again, ask for a new link there.",
  ],
  draftLinkOver: [
    410,
    "This link is older than 72 hours, so it opens nothing any more. The application is still where you started it. Ask for a new link there.",
  ],
  savedLinkUnknown: [
    404,
    "This link is too old, or it is not complete. Ask for a new one on the device with your list.",
  ],
  savedLinkUsed: [
    410,
    "This link was used already, in another browser. To bring your saved jobs to this one, ask for a new link where they are.",
  ],
  savedLinkOver: [
    410,
    "This link is older than 72 hours, so it opens nothing any more. Your saved jobs are still where you saved them. Ask for a new link there.",
  ],
} as const;
