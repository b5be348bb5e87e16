import type { successWords as english } from "../en/success.ts";
import type { Translation } from "../translation.ts";

export const successWords: Translation<typeof english> = {
  "success.title": "Заявка отправлена!",
  "success.meta.title": "Заявка отправлена!",
  "success.meta.description": "Ваша заявка отправлена: что будет дальше и когда.",
  "success.meta.keywords": "заявка отправлена, что дальше",
  "success.lead": "Мы получили вашу заявку.",
  "success.reference": "Номер вашей заявки",
  "success.reference.hint": "Сохраните его и указывайте, когда пишете нам об этой заявке.",
  "success.receipt": "Сбор оплачен",
  "success.receipt.text":
    "Сбор за обработку, один раз, без возврата, кроме случаев из условий. Он идёт на обработку заявки и не гарантирует работу.",
  "success.receipt.free": "Сбор не взимался.",
  "success.receipt.waived": "За эту заявку сбора нет.",
  "success.receipt.test": "Это была тестовая оплата: с карты ничего не списано.",
  "practice.title": "Это была пробная заявка",
  "practice.text":
    "Вакансия — пример: никого не нанимают, и деньги с карты не списаны. Эта страница показывает, как продолжается настоящая заявка.",
  "success.next.title": "Что дальше",
  "success.next.paid": "Когда платёж подтвердится",
  "success.next.by": "До {date}",
  "success.next.then": "Потом",
  "success.next.after": "После этого",
  "success.next.meanwhile": "А пока",
  "success.next.until": "До {date}",
  "success.next.review": "Мы рассмотрим вашу заявку в течение {time}.",
  "success.next.interview": "Подходящих кандидатов приглашают на собеседование.",
  "success.next.visa": "Тем, кого приняли, мы помогаем с визой.",
  "success.next.email": "Следите за почтой.",
  "success.next.page": "Новости видны на странице заявки.",
  "success.validity": "Ваша заявка действует {period}.",
  "course.caption": "{from} — {to}",
  "success.contact": "Есть вопросы? Напишите на {email}.",
  "success.link.here":
    "На ней статус, то, что вы отправили, и квитанция. С этой страницы её можно открыть в течение часа после отправки.",
  "success.link.alsoMailed": "Ссылка есть и в письме, которое мы вам отправили.",
  "success.link.keep": "Сейчас сайт не отправляет писем: откройте страницу сразу и сохраните её адрес.",
  "success.link.noEmail": "Сейчас сайт не отправляет писем.",
  "success.link.shown": "Ссылку на страницу вашей заявки мы здесь уже показывали.",
  "success.home": "На главную",
  "success.jobs": "Смотреть другие вакансии",
  "success.neutral.title": "Здесь мы не можем показать вашу заявку",
  "success.neutral.lead":
    "Мы показываем её только в том браузере, в котором она отправлена. Откройте эту страницу там или узнайте о заявке по её номеру.",
  "success.neutral.text":
    "Когда платёж подтвердится, на странице появятся слова «Заявка отправлена!», номер заявки и сведения о том, списаны ли деньги. Не платите ещё раз, пока не посмотрите на неё.",
  "success.processing.title": "Ваш платёж обрабатывается",
  "success.processing.text":
    "Платёжная система его ещё не подтвердила. Платить ещё раз не нужно. Мы отправим заявку, как только платёж подтвердится.",
  "success.processing.refresh": "Проверить ещё раз",
  "success.failed.title": "Платёж не прошёл",
  "success.failed.text":
    "Деньги не списаны. Всё, что вы ввели, сохранено. Попробуйте ещё раз с той же картой или с другой.",
  "success.failed.retry": "Попробовать оплатить ещё раз",
  "success.refunded.title": "Этот платёж возвращён",
  "success.refunded.text":
    "Деньги придут на карту или счёт, с которых вы платили. Банку может понадобиться несколько дней.",
  "success.unknown.title": "Мы не смогли проверить платёж",
  "success.unknown.text":
    "Платёжная система сейчас не отвечает. Платить ещё раз не нужно. Откройте эту страницу снова через несколько минут.",
};
