/** An email comes this long before a draft is deleted. A link to a draft works for the same time. */
export const draftReminderDays = 3;
