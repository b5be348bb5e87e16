/** The browser loads these words for every form. */
export const formWords = {
  "errors.prefix": "Error: {title}",
  "errors.summary": "There is a problem",
  "errors.unreachable": "Your browser cannot reach the site right now. Please try again.",
  "errors.offline": "Your browser cannot reach the site right now. What you typed is kept. Please try again.",
  "shell.loading": "Loading...",
  "shell.close": "Close",
  "shell.title": "{page} - {site}",
} as const;
