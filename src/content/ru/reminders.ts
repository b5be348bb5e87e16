import type { reminderWords as english } from "../en/reminders.ts";
import type { Translation } from "../translation.ts";

export const reminderWords: Translation<typeof english> = {
  "emails.draftReminder.subject": "Завершите заявку: через {days} мы её удалим",
  "emails.draftReminder.body":
    "Чтобы сохранить заявку, откройте ссылку и выберите «Продолжить здесь». Вы её не отправили, и через {days} мы удалим её вместе с документами. Ссылка действует один раз:",

  "emails.passportEnding.subject": "Срок вашего паспорта скоро закончится: заявка {reference}",
  "emails.passportEnding.subject.job": "{title}, {company}: срок вашего паспорта скоро закончится",
  "emails.passportEnding.body":
    "Паспорт из вашей заявки скоро перестанет действовать: осталось {days} или меньше. Вакансия: {position}. Чтобы привезти вас в страну, работодателю нужен действующий паспорт.",
  "emails.passportEnding.what":
    "Когда получите новый паспорт, откройте страницу заявки. Укажите там его номер и срок и приложите копию:",

  "emails.certificateEnding.subject": "Срок сертификата скоро закончится: заявка {reference}",
  "emails.certificateEnding.subject.job": "{title}, {company}: срок сертификата скоро закончится",
  "emails.papersEnding.subject": "Срок документов скоро закончится: заявка {reference}",
  "emails.papersEnding.subject.job": "{title}, {company}: срок документов скоро закончится",
  "emails.papersEnding.body": "Вакансия: {position}. В этой заявке скоро закончится срок:",
  "emails.papersEnding.within": "Осталось {days} или меньше",
  "emails.papersEnding.on": "Действует до {date}",
  "emails.papersEnding.passport": "Паспорт",
  "emails.papersEnding.what":
    "Когда получите новый документ, добавьте его на странице заявки. Там же можно исправить дату сертификата:",

  "passportEnding.title": "Ваш паспорт действует до {date}",
  "passportEnding.text":
    "Чтобы привезти вас в страну, работодателю нужен действующий паспорт. Когда получите новый, замените им старый. Работодатели, которые читают вашу заявку, увидят, что вы его заменили.",
  "passportEnding.expired": "Срок вашего паспорта закончился {date}",
  "passportEnding.renew": "У меня новый паспорт",
  "passportEnding.copy.hint": "{types}, не больше 10 МБ. Заменит копию, которую вы отправили раньше.",
  "passportEnding.copy.missing": "Выберите копию нового паспорта",
  "passportEnding.submit": "Заменить паспорт",
  "passportEnding.done": "Новый паспорт заменил в заявке старый.",
  "passportEnding.not": "Ваш паспорт действует ещё больше 60 дней. Заменить его можно в последние 60 дней.",

  "certificates.validUntil": "действует до {date}",
  "certificates.expiredOn": "срок закончился {date}",
  "certificateDates.title": "До какого дня действуют ваши сертификаты",
  "certificateDates.text":
    "Укажите последний день каждого сертификата, у которого он есть. Работодатель его видит.",
  "certificateDates.text.us":
    "Укажите последний день каждого сертификата, у которого он есть. Мы видим его вместе с документами.",
  "certificateDates.mail": "Мы напишем вам за 60 и за 14 дней.",
  "certificateDates.label": "{document}: действует до",
  "certificateDates.submit": "Сохранить даты",
  "certificateDates.done": "Мы сохранили эти даты.",
};
