/** The button that registers an employer. The browser loads these words, too. */
export const becomeEmployerWords = {
  "becomeEmployer.submit": "Register as Employer",
  "becomeEmployer.failed": "Failed to register as employer",

  "employer.registered.title": "Success!",
  "employer.registered.text": "You are now registered as an employer",
} as const;
