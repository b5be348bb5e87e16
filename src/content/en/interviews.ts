/** The words of interviews, for both sides. */
export const interviewWords = {
  "interview.section": "Interviews",
  "interview.time": "Time",
  "interview.length": "Length",
  "interview.minutes": "{minutes} minutes",
  "interview.place": "Place or link",
  "interview.place.unreadable": "We cannot read the place any more. Please write to us.",
  "interview.place.warning":
    "Be careful: the place speaks of a payment. An interview never costs you anything.",
  "interview.state.offered": "Times offered",
  "interview.state.chosen": "Agreed",
  "interview.state.none": "No time fits",
  "interview.state.cancelled": "Cancelled",
  "interview.mark": "Interview agreed",
  "interview.mark.offered": "Interview offered",
  "interview.mark.on": "For {date}",

  "interview.own.offered": "{company} invites you to an interview. Choose the time that suits you.",
  "interview.own.chosen": "Your interview with {company} is agreed.",
  "interview.own.reminded": "We remind you one day before and one hour before.",
  "interview.own.none":
    "You told {company} that none of these times fits. They can offer others. You can still choose one.",
  "interview.own.cancelled": "This interview with {company} is cancelled.",
  "interview.own.over": "This interview with {company} has begun.",
  "interview.own.closed": "The application is closed to the employer, so this interview does not take place.",
  "interview.own.choices": "Times of the interview",
  "interview.own.gone": "This time is over",
  "interview.own.zone": "Your time zone",
  "interview.own.zone.country":
    "Each choice first shows the local time in the country of your nationality ({country}).",
  "interview.own.zone.another": "Use another time zone",
  "interview.own.zone.own": "Show the times in your time zone",
  "interview.own.zone.none": "Choose your time zone",
  "interview.own.show": "Update the times",
  "interview.own.choose": "Confirm the time",
  "interview.own.change": "Change to this time",
  "interview.own.none.submit": "Ask for other times",
  "interview.own.again": "Choose another time or cancel",
  "interview.own.cancel": "Cancel the interview",
  "interview.own.cancel.told": "The employer gets an email at once.",
  "interview.own.cancel.text": "This cannot be undone.",
  "interview.own.cancel.submit": "Cancel it now",
  "interview.own.mailed": "We have emailed {company}.",

  "interview.title": "Interviews with {name}",
  "interview.meta.title": "Interviews for {title}",
  "interview.lead":
    "Offer up to five times. The candidate chooses one, and both of you get a calendar entry and reminders.",
  "interview.lead.unmailed": "Offer up to five times. The candidate chooses one.",
  "interview.offer": "Offer an interview",
  "interview.offer.more": "Add another interview",
  "interview.offer.link": "Offer interview times…",
  "interview.move": "Change these times",
  "interview.move.title": "Other times for this interview",
  "interview.move.lead": "The candidate chooses again. A time that was agreed no longer holds.",
  "interview.slot": "Time {n}",
  "interview.slot.first": "Time 1",
  "interview.slot.optional": "Time {n} (optional)",
  "interview.slots.more": "Offer more times",
  "interview.zone": "Time zone of these times",
  "interview.zone.hint": "The candidate also sees each time in UTC and in their own time zone.",
  "interview.minutes.label": "Length in minutes",
  "interview.place.hint": "An address, a phone number that you call, or the link of a video meeting.",
  "interview.submit": "Send these times",
  "interview.cancel": "Cancel this interview",
  "interview.cancel.text": "The candidate gets an email at once. This cannot be undone.",
  "interview.cancel.submit": "Cancel it now",
  "interview.refused": "None of these times fits the candidate.",
  "interview.done.offered": "The candidate has been emailed the times.",
  "interview.done.moved": "The candidate has been emailed the new times.",
  "interview.done.cancelled": "The interview is cancelled, and the candidate has been emailed.",
  "interview.unmailed.offered": "The candidate sees the times on their own page.",
  "interview.unmailed.cancelled": "The interview is cancelled.",
  "interview.slot.skipped": "Clocks in this zone skip this time. Choose another",
  "interview.slot.form": "Give the time as a date and a time, such as 2027-03-28T14:30",
  "interview.slot.required": "Offer at least one time",

  "interview.calendar.summary": "Interview: {title} ({reference})",
  "interview.calendar.tentative": "No time is agreed yet. The candidate chooses one of these:\n{times}",
  "interview.calendar.link":
    "Answer or cancel on the site: {link}\nAn answer from your calendar does not reach the other side.",

  "interview.mail.timeOf": "Time {n}",
  "interview.mail.zone.yours": "{time}, your time",
  "interview.mail.zone.employer": "{time}, the employer's time",
  "interview.mail.choose": "Choose a time",
  "interview.mail.open": "Open the interviews",
  "interview.mail.calendar":
    "The attached file updates your calendar. Please answer on the site: an answer from your calendar does not reach the other side.",
  "interview.mail.calendar.open":
    "The attached calendar entry is not agreed yet. Answer with the button: we cannot see answers from your calendar.",
  "interview.mail.calendar.employer":
    "The attached file updates your calendar. The candidate does not see what you change there: please use the site.",
  "interview.mail.candidate.offered.subject": "Interview for {job}: choose a time",
  "interview.mail.candidate.offered.heading": "Choose a time for your interview",
  "interview.mail.candidate.offered.body":
    "You are invited to an interview for {job}. Choose the time that suits you, or say that none fits.",
  "interview.mail.candidate.moved.subject": "Interview for {job}: other times",
  "interview.mail.candidate.moved.heading": "Other times for your interview",
  "interview.mail.candidate.moved.body":
    "The employer offers other times for your interview for {job}. An earlier time no longer holds. Please choose again.",
  "interview.mail.candidate.chosen.subject": "{job}: interview agreed, {time}",
  "interview.mail.candidate.chosen.body":
    "Your interview for {job} is agreed. We remind you one day before and one hour before.",
  "interview.mail.candidate.none.subject": "{job}: you asked for other interview times",
  "interview.mail.candidate.none.body":
    "You told the employer that none of the times for {job} fits. They can offer others. Until then you can still choose one of these.",
  "interview.mail.candidate.cancelled.subject": "Interview for {job} is cancelled",
  "interview.mail.candidate.cancelled.heading": "The interview is cancelled",
  "interview.mail.candidate.cancelled.body":
    "The interview for {job} is cancelled. Your application goes on unless its page says otherwise.",
  "interview.mail.candidate.cancelledByYou.subject": "{job}: you cancelled the interview",
  "interview.mail.candidate.cancelledByYou.body":
    "You cancelled the interview for {job}. Your application goes on unless its page says otherwise.",
  "interview.mail.candidate.day.subject": "{job}: interview in a day, {time}",
  "interview.mail.candidate.day.body": "Your interview for {job} begins in about a day.",
  "interview.mail.candidate.hour.subject": "{job}: interview in an hour, {time}",
  "interview.mail.candidate.hour.body": "Your interview for {job} begins in about an hour.",
  "interview.mail.employer.offered.subject": "{job}: interview offered ({reference})",
  "interview.mail.employer.offered.body":
    "There is nothing to do until the candidate answers. You offered an interview for {job}.",
  "interview.mail.employer.moved.subject": "{job}: interview moved ({reference})",
  "interview.mail.employer.moved.body":
    "There is nothing to do until the candidate chooses one of the new times for {job}. The agreed time no longer holds. The attached file moves the calendar entry to the first new time, as not agreed yet.",
  "interview.mail.employer.chosen.subject": "{job}: interview agreed, {time}",
  "interview.mail.employer.chosen.body":
    "The candidate of application {reference} for {job} has chosen a time for the interview.",
  "interview.mail.employer.none.subject": "{job}: no interview time fits ({reference})",
  "interview.mail.employer.none.body":
    "Please offer other times: none of these fits the candidate of application {reference} for {job}.",
  "interview.mail.employer.cancelled.subject": "{job}: interview cancelled ({reference})",
  "interview.mail.employer.cancelled.body":
    "The interview with the candidate of application {reference} for {job} is cancelled.",
  "interview.mail.employer.cancelledByYou.subject": "{job}: you cancelled an interview ({reference})",
  "interview.mail.employer.cancelledByYou.body":
    "You cancelled the interview with the candidate of application {reference} for {job}.",
  "interview.mail.employer.day.subject": "{job}: interview in a day, {time}",
  "interview.mail.employer.day.body":
    "Your interview with the candidate of application {reference} for {job} begins in about a day.",
  "interview.mail.employer.hour.subject": "{job}: interview in an hour, {time}",
  "interview.mail.employer.hour.body":
    "Your interview with the candidate of application {reference} for {job} begins in about an hour.",
} as const;
