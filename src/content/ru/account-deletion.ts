import type { accountDeletionWords as english } from "../en/account-deletion.ts";
import type { Translation } from "../translation.ts";

export const accountDeletionWords: Translation<typeof english> = {
  "accountDeletion.title": "Удаление аккаунта",
  "accountDeletion.meta.description": "Удалите аккаунт вместе с именем, адресом почты и паролем.",
  "accountDeletion.lead": "Вернуть аккаунт будет нельзя.",
  "accountDeletion.goes.title": "Что мы удалим",
  "accountDeletion.goes.person": "Ваше имя, адрес почты и пароль — сразу.",
  "accountDeletion.goes.sessions":
    "Вы выходите из аккаунта на всех устройствах, а ссылки для смены пароля перестают работать.",
  "accountDeletion.goes.company":
    "Через 90 дней мы удаляем всё, что вы прислали для проверки компании, вместе с файлами.",
  "accountDeletion.jobs.title": "Что будет с вашими вакансиями",
  "accountDeletion.jobs.close": "Все ваши вакансии закроются, и открыть их снова не сможет никто.",
  "accountDeletion.jobs.applications": "Вы больше не сможете читать заявки. Они принадлежат кандидатам.",
  "accountDeletion.jobs.mailed": "Мы напишем кандидатам, которые ещё ждут ответа.",
  "accountDeletion.jobs.candidates":
    "Кандидаты без ответа смогут отозвать заявку, а кто оплатил сбор, получит деньги назад.",
  "accountDeletion.stays.title": "Что останется",
  "accountDeletion.stays.log":
    "Журнал действий с этим аккаунтом остаётся. В нём записан номер аккаунта, а не ваше имя.",
  "accountDeletion.stays.applications":
    "Остаются заявки, которые вы отправили как кандидат, подписки на вакансии и рассылка. Их можно удалить или отменить по ссылкам из писем.",
  "accountDeletion.confirm": "Да, удалить мой аккаунт навсегда",
  "accountDeletion.submit": "Удалить аккаунт",
  "accountDeletion.keep": "Оставить аккаунт",
  "accountDeletion.link": "Удалить аккаунт",
  "accountDeletion.link.text": "Сначала посмотрите, что исчезнет и что мы сохраним.",
  "accountDeletion.done.title": "Ваш аккаунт удалён",
  "accountDeletion.done.text": "Имени, адреса почты и пароля у нас больше нет.",
  "accountDeletion.done.employer":
    "Ваши вакансии закрыты. Через 90 дней мы удалим всё, что вы прислали для проверки компании.",
  "accountDeletion.done.mailed": "Мы отправили вам последнее письмо с подтверждением.",

  "emails.accountDeleted.subject": "Ваш аккаунт удалён",
  "emails.accountDeleted.body":
    "Мы удалили ваш аккаунт, как вы просили. Вашего имени, адреса почты и пароля у нас больше нет, все сеансы завершены, вакансии закрыты. Больше писем об этом не будет.",
  "emails.accountDeleted.notYou":
    "Если это сделали не вы, возможно, кто-то знает ваш пароль. Смените его везде, где им пользуетесь, и напишите на {email}.",
  "emails.employerLeft.subject": "Работодатель ушёл с сайта: {title}",
  "emails.employerLeft.heading": "Работодатель ушёл с сайта",
  "emails.employerLeft.body":
    "Работодатель ушёл с сайта: {title}, {company}. На вашу заявку никто уже не ответит.",
  "emails.employerLeft.closed":
    "Работодатель удалил свой аккаунт. Вакансия закрыта, и ваших данных он больше не видит.",
};
