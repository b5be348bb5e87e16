import type { emailWords as english } from "../en/emails.ts";
import type { Translation } from "../translation.ts";

export const emailWords: Translation<typeof english> = {
  "emails.greeting": "Здравствуйте, {name}!",
  "emails.hello": "Здравствуйте!",
  "emails.mailboxCode.subject": "Подтвердите адрес почты",
  "emails.mailboxCode.body":
    "Войдите на сайт {site} и введите этот код, чтобы подтвердить, что этот адрес почты ваш:",
  "emails.mailboxCode.limits":
    "Код действует 24 часа. Подходит только последний. Пока адрес не подтверждён, мы не пишем на него о заявках и вакансиях.",
  "emails.mailboxCode.ignore":
    "Если вы не регистрировались на сайте {site}, ничего не делайте и никому не называйте код. Без него адрес не подтвердить.",
  "emails.position": "{title}, {company}",
  "emails.anyPosition": "работа за границей",
  "emails.follow": "Для вашей безопасности страница спросит этот адрес почты и пришлёт на него код.",
  "emails.feeKept": "Сбор вам не возвращается.",
  "emails.sign": "С уважением,\n{site}",
  "emails.action.application": "Открыть заявку",
  "emails.action.document": "Прислать другой файл",
  "emails.action.draft": "Продолжить заявку",
  "emails.action.erasure": "Подтвердить удаление",
  "emails.action.password": "Задать новый пароль",
  "emails.action.mailbox": "Ввести код",
  "emails.action.saved": "Открыть сохранённые вакансии",
  "emails.action.job": "Посмотреть вакансию",
  "emails.action.changeJob": "Изменить вакансию",
  "emails.action.company": "Открыть свои компании",
  "emails.action.renewal": "Запросить продление",
  "emails.action.dashboard": "Открыть кабинет",
  "emails.action.requests": "Открыть запросы",
  "emails.action.confirmAlert": "Подтвердить подписку на вакансии",
  "emails.action.confirmNewsletter": "Подтвердить рассылку",
  "emails.fact.reference": "Номер заявки",
  "emails.fact.job": "Вакансия",
  "emails.fact.file": "Файл",
  "emails.fact.appliedFor": "Вы откликнулись на вакансию",
  "emails.fact.receivedOn": "Получена",
  "emails.fact.status": "Статус",
  "emails.fact.checkedUntil": "Проверена до",
  "emails.fact.amount": "Сумма",
  "emails.fact.feePaid": "Оплаченный сбор",
  "emails.fact.paidOn": "Дата оплаты",
  "emails.fact.paidTo": "Получатель",
  "emails.fact.testOn": "Дата теста",
  "emails.fact.payment": "Номер платежа",
  "emails.receipt.subject": "Квитанция: {fee} за заявку {reference}",
  "emails.receipt.subject.job": "{title}, {company}: квитанция на {fee}",
  "emails.receipt.body": "Мы получили ваш платёж {fee} — сбор за обработку заявки.",
  "emails.receipt.subject.test": "Тестовая оплата: {fee} за заявку {reference}",
  "emails.receipt.subject.test.job": "{title}, {company}: тестовая оплата {fee}",
  "emails.receipt.body.test":
    "Это была тестовая оплата {fee} — сбор за обработку заявки. С карты ничего не списано, деньги никуда не переводились.",
  "emails.receipt.test": "Тестовая оплата — деньги с карты не списываются",
  "emails.applicationReceived.subject": "Мы получили вашу заявку {reference}",
  "emails.applicationReceived.subject.job": "{title}, {company}: мы получили вашу заявку",
  "emails.applicationReceived.body":
    "Мы получили вашу заявку: {position}. Сохраните её номер и указывайте его, когда пишете нам.",
  "emails.applicationReceived.next":
    "Мы рассмотрим вашу заявку в течение {time}. Подходящих кандидатов приглашают на собеседование. Следите за почтой.",
  "emails.applicationReceived.link":
    "У вашей заявки есть своя страница. На ней статус, ваши данные и квитанция:",
  "emails.applicationReceived.keep":
    "По этой ссылке заявку может прочитать любой, поэтому никому её не передавайте. Ссылка действует 90 дней. Потом откройте её, чтобы получить новую по почте.",
  "emails.applicationLink.subject": "Новая ссылка на вашу заявку {reference}",
  "emails.applicationLink.subject.job": "{title}, {company}: новая ссылка на вашу заявку",
  "emails.applicationLink.body": "Откройте заявку по этой новой ссылке:",
  "emails.applicationLink.ignore":
    "Мы прислали её, потому что кто-то открыл ссылку, которой больше 90 дней, и запросил новую. Если это были не вы, ничего не делайте. По старой ссылке заявку никто не откроет.",
  "emails.applicationReceived.passport":
    "Номер паспорта, который вы указали, заканчивается на {ending}. Ради вашей безопасности мы никогда не пишем его целиком.",
  "emails.applicationReceived.limits":
    "Сбор идёт на обработку заявки. За него нельзя купить ни работу, ни собеседование, ни визу.",
  "emails.refund.subject": "Мы вернули сбор за вашу заявку {reference}",
  "emails.refund.subject.job": "{title}, {company}: мы вернули {fee}",
  "emails.refund.body": "Мы полностью вернули сбор {fee} за вашу заявку.",
  "emails.refund.reason": "Причина: {reason}",
  "emails.refund.bank":
    "Деньги придут на карту или счёт, с которых вы платили. Банк может зачислять их до десяти дней.",
  "emails.refundFailed.subject": "Возврат за вашу заявку {reference} не дошёл",
  "emails.refundFailed.subject.job": "{title}, {company}: возврат не дошёл",
  "emails.refundFailed.body":
    "Ваши деньги у нас: {fee} за заявку. Банк или платёжная система отклонили возврат, о котором мы вам писали.",
  "emails.refundFailed.body.test": "Возврат {fee} за заявку не дошёл: платёжная система его отклонила.",
  "emails.refundFailed.next":
    "Мы отправим их ещё раз и напишем вам, когда всё получится. Если карта или счёт закрыты, напишите на {contact}. Мы вернём деньги другим способом.",
  "emails.newsletter.subject": "Подтвердите подписку на рассылку",
  "emails.newsletter.body":
    "Подтвердите по этой ссылке, что хотите получать рассылку {site}. В ней новые вакансии, не чаще раза в неделю:",
  "emails.newsletter.ignore":
    "Если вы об этом не просили, ничего не делайте. Рассылки не будет, а через семь дней мы удалим адрес.",
  "emails.newsletter.leave": "Отписаться позже или удалить этот адрес",
  "emails.reset.subject": "Новый пароль",
  "emails.reset.body":
    "Откройте эту ссылку в течение часа, чтобы задать новый пароль. Она действует один раз:",
  "emails.reset.ignore": "Если вы этого не просили, ничего не делайте. Пароль останется прежним.",
  "emails.status.subject": "Ваша заявка {reference}: {status}",
  "emails.status.subject.job": "{title}, {company}: {status}",
  "emails.rejected.subject": "Решение по вашей заявке {reference}",
  "emails.rejected.subject.job": "{title}, {company}: решение работодателя",
  "emails.status.similar": "Похожие вакансии",
  "emails.status.body": "Новый статус вашей заявки ({position}): {status}.",
  "emails.rejected.body": "К сожалению, по вашей заявке пришёл отказ: {position}.",
  "emails.status.note": "Работодатель пишет: «{note}»",
  "emails.erasure.subject": "Подтвердите удаление заявки {reference}",
  "emails.erasure.subject.job": "{title}, {company}: подтвердите удаление заявки",
  "emails.erasure.body": "Откройте эту ссылку в течение 24 часов и подтвердите там удаление заявки.",
  "emails.erasure.limits":
    "Ответы и документы удалятся навсегда. Запись о платеже останется у нас, но без вашего имени.",
  "emails.erasure.ignore": "Если вы об этом не просили, ничего не делайте. Заявка останется как есть.",
  "emails.newApplications.subject.one": "{n} новая заявка на ваши вакансии",
  "emails.newApplications.subject.few": "{n} новые заявки на ваши вакансии",
  "emails.newApplications.subject.many": "{n} новых заявок на ваши вакансии",
  "emails.newApplications.subject.other": "{n} новых заявок на ваши вакансии",
  "emails.newApplications.body.one": "У вас {n} новая заявка:",
  "emails.newApplications.body.few": "У вас {n} новые заявки:",
  "emails.newApplications.body.many": "У вас {n} новых заявок:",
  "emails.newApplications.body.other": "У вас {n} новых заявок:",
};
