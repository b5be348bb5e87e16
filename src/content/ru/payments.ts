import { administratorPart } from "../administrator-part.ts";
import { paymentsWords as english } from "../en/payments.ts";
import type { Translation } from "../translation.ts";

export const paymentsWords: Translation<typeof english> = {
  "application.title.job": "Ваша заявка: {title}, {company}",
  "application.general": "Ваша общая заявка",
  "application.meta.description": "Статус заявки, что вы отправили и квитанция.",
  "application.lead": "Эту страницу может открыть любой, у кого есть ссылка. Никому её не передавайте.",
  "application.vacancy": "Вакансия",
  "application.vacancy.of": "{title}, {company}",
  "application.refunded.title": "Мы вернули сбор",
  "application.refunded.text":
    "На эту заявку больше никто не ответит. Банку может понадобиться несколько дней, чтобы показать деньги.",
  "application.status": "Статус",
  "application.date": "{date} UTC",
  "application.sent": "Что вы отправили",
  "application.passport": "Заканчивается на {ending}",
  "application.documents": "Документы",
  "application.documents.note":
    "Каждый просмотр мы записываем. Копии документа, который вы дали ссылкой, у нас нет.",
  "application.documents.link": "Ваша ссылка на {host}",
  "application.manage": "Управление заявкой",
  "application.documents.download": "Скачать",
  "application.openings": "Кто что открывал",
  "application.openings.none":
    "Ваши документы ещё никто не открывал, а номер паспорта, дату рождения и адрес не открывал ни один работодатель.",
  "application.openings.noDocuments": "Ваши документы ещё никто не открывал.",
  "application.openings.unmasked":
    "Работодатель видит номер паспорта, дату рождения и адрес вместе с вашей заявкой.",
  "application.openings.last.one": "Просмотры, сначала новые: {n} из {total}",
  "application.openings.last.few": "Последние просмотры, сначала новые: {n} из {total}",
  "application.openings.last.many": "Последние просмотры, сначала новые: {n} из {total}",
  "application.openings.last.other": "Последние просмотры, сначала новые: {n} из {total}",
  "application.openings.us": "мы",
  "application.openings.employer": "другой работодатель, которому вы отправили этот документ",
  "application.openings.document": "{date} документ «{what}» был открыт. Кто открыл: {who}",
  "application.openings.details":
    "{date} были открыты номер паспорта, дата рождения и адрес, {reason}. Кто открыл: {who}",
  "application.openings.resumeUrl": "резюме",
  "application.openings.passportCopyUrl": "копия паспорта",
  "application.openings.certificatesUrl": "сертификаты",
  "application.openings.photographUrl": "фотография",
  "disclosure.reason.contract": "чтобы подготовить договор",
  "disclosure.reason.visa": "чтобы оформить визу",
  "disclosure.reason.identity": "чтобы проверить вашу личность",
  "application.receipt": "Квитанция",
  "application.receipt.amount": "Сумма",
  "application.receipt.amount.refunded": "{amount}, возвращено {date}",
  "application.receipt.paidAt": "Дата оплаты",
  "application.receipt.reference": "Номер заявки",
  "application.receipt.payment": "Номер платежа",
  "application.receipt.state": "Состояние",
  "application.receipt.paid": "Оплачено",
  "application.receipt.paid.test": "Оплачено (тест, ничего не списано)",
  "application.receipt.refunding": "Возврат оформляется",
  "application.receipt.refunded": "Возвращено",
  "application.receipt.refundedPart": "Уже возвращено",
  "application.receipt.reason": "Причина возврата",
  "application.receipt.what":
    "Сбор идёт на обработку заявки. За него нельзя купить ни работу, ни собеседование, ни визу.",
  "application.help": "Что-то не так? Напишите на {email} и укажите номер {reference}.",

  "success.link": "Страница вашей заявки",
  "success.link.open": "Открыть заявку",
  "success.link.text": "На ней статус, то, что вы отправили, и квитанция.",
  "success.link.copy": "Скопировать ссылку",
  "success.link.copied": "Ссылка скопирована",
  "success.link.refused": "Браузер не скопировал ссылку. Откройте заявку и сохраните её адрес.",
  "success.link.once":
    "Откройте сейчас страницу заявки и сохраните её адрес: отсюда она открывается только в течение часа.",
  "success.link.mailed":
    "Ссылка на страницу вашей заявки — в письме, которое мы вам отправили. Здесь мы её уже показывали.",

  ...administratorPart(english, "admin."),
};
