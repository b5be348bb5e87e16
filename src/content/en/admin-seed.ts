/** The run of the seeding. The browser loads these words, too. */
export const adminSeedWords = {
  "admin.seed.submit": "Seed Production Database",
  "admin.seed.submitting": "Seeding Database...",
  "admin.seed.log": "Progress",
  "admin.seed.part": "Part {n} of {all}",
  "admin.seed.left": "about {n} s left",
  "admin.seed.done.title": "Seeding finished",
  "admin.seed.done.whole": "Seeding finished: nothing was missing",
  "admin.seed.busy.title": "Nothing was changed",
  "admin.seed.busy.text": "Another seeding is running right now. Try again when it is done.",
  "admin.seed.error.title": "Seeding did not finish",
  "admin.seed.error.text": "You can run it again: what was loaded stays, and nothing is loaded twice.",
  "admin.seed.error.line": "❌ Error: {message}",
  "admin.seed.noBody": "No response body",
} as const;
