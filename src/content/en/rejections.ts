export const rejectionWords = {
  "rejection.experience.reason": "Experience",
  "rejection.certificates.reason": "Certificates",
  "rejection.documents.reason": "Documents",
  "rejection.filled.reason": "The job is filled",
  "rejection.other.reason": "Another reason",

  "rejection.experience.told":
    "Thank you for applying. The employer needs more experience, or other experience, for this job.",
  "rejection.certificates.told":
    "Thank you for applying. The employer needs certificates for this job that your application does not show.",
  "rejection.documents.told":
    "Thank you for applying. The documents of your application were not enough for the employer.",
  "rejection.filled.told":
    "Thank you for applying. The employer has found enough people for this job. This says nothing against you.",
  "rejection.other.told": "Thank you for applying. The employer has chosen other candidates this time.",
  "rejection.note.words": "The employer writes:",

  "rejection.form": "Reject with a reason…",
  "rejection.form.change": "Add or change the reason",
  "rejection.reason": "Reason (optional)",
  "rejection.reason.none": "No reason",
  "rejection.note": "Your words to the candidate (optional)",
  "rejection.note.hint": "At most {max} characters. No contact data, and nothing about money.",
  "rejection.template": "Or one of your sentences (optional)",
  "rejection.template.none": "None",
  "rejection.submit": "Reject",
  "rejection.submit.change": "Save the reason",
  "rejection.shown": "Reason: {reason}",
  "rejection.note.shown": "Your words: “{note}”",

  "rejection.note.money":
    "Candidates must never be asked for money. Please leave this sentence out: “{sentence}”",
  "rejection.note.messenger":
    "Please do not lead candidates to a messenger. Please leave this sentence out: “{sentence}”",
  "rejection.note.phone":
    "Please leave telephone numbers out of the note. It has one in this sentence: “{sentence}”",

  "noteTemplates.title": "Rejection messages",
  "noteTemplates.lead":
    "Keep sentences that you often write when you reject an application. You choose one of them beside the reason.",
  "noteTemplates.empty": "You keep no sentence yet.",
  "noteTemplates.list": "Kept sentences",
  "noteTemplates.text": "Sentence",
  "noteTemplates.text.of": "Sentence {n}",
  "noteTemplates.hint": "At most {max} characters. Candidates read it as your words.",
  "noteTemplates.add": "Add a sentence",
  "noteTemplates.add.submit": "Add",
  "noteTemplates.save": "Save",
  "noteTemplates.save.of": "Save sentence {n}",
  "noteTemplates.delete": "Delete",
  "noteTemplates.delete.of": "Delete sentence {n}",
  "noteTemplates.full": "You keep 20 sentences. Delete one before you add another.",
} as const;
