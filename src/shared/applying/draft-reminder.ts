/** The site emails this long before it deletes a draft. A link to a draft works for the same time. */
export const draftReminderDays = 3;
