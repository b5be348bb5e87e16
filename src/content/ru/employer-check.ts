import { administratorPart } from "../administrator-part.ts";
import { employerCheckWords as english } from "../en/employer-check.ts";
import type { Translation } from "../translation.ts";

export const employerCheckWords: Translation<typeof english> = {
  "withheld.unchecked":
    "Мы не проверяли, что вы действуете от имени этой компании, или срок проверки истёк. Поэтому заявка для вас закрыта.",
  "withheld.erased": "Кандидат удалил эту заявку. Ответов и документов больше нет.",
  "withheld.withdrawn": "Кандидат отозвал эту заявку. Документы и личные данные закрыты, отвечать не нужно.",
  "withheld.refunded": "Мы вернули сбор, поэтому заявка закрыта.",
  "withheld.unpaid": "Кандидат ещё не оплатил эту заявку. Вы сможете прочитать её сразу после оплаты.",
  "withheld.closed": "Вакансия закрылась больше 180 дней назад, поэтому заявки на неё для вас закрыты.",
  "withheld.heading": "Заявка {reference}",
  "withheld.position": "Желаемая должность: {position}",

  "review.badge": "На проверке",
  "review.notice.title": "Вакансия на проверке",
  "review.notice.text":
    "Кандидаты пока её не видят. Она появится на сайте, как только мы проверим, что вы действуете от имени компании {company}. До этого заявки для вас закрыты.",
  "review.hidden":
    "Кандидаты не увидят её, пока мы не проверим, что вы действуете от имени компании {company}.",

  "mandate.state.none": "Не проверена",
  "mandate.state.asked": "Идёт проверка",
  "mandate.state.unconfirmed": "Запрос получен",
  "mandate.state.question": "Нужен ваш ответ",
  "mandate.state.checked": "Проверена",
  "mandate.state.lapsed": "Срок проверки истёк",
  "mandate.state.refused": "Отказано",
  "mandate.state.withdrawn": "Проверка отозвана",
  "mandate.mailbox.unconfirmed": "Адрес почты не подтверждён",
  "mandate.until": "до {date}",

  "suspension.title": "Блокировка аккаунта",
  "suspension.text":
    "Сеансы этого аккаунта завершатся, вакансии скроются, заявки для него закроются. Кандидатам этих вакансий мы напишем.",
  "suspension.reason": "Причина, только для нас",
  "suspension.with": "Заблокировать и аккаунт, который её разместил: это мошенничество",
  "suspension.submit": "Заблокировать: {name}",
  "suspension.end": "Снять блокировку: {name}",
  "suspension.since": "Заблокирован с {date}: {reason}",
  "suspension.badge": "Заблокирован",

  "employerClosed.title": "Заявка закрыта для работодателя",
  "employerClosed.text":
    "Причина: {reason}. Работодатель не может прочитать ваши данные и ответить вам. Никому не платите за эту работу.",
  "employerClosed.since": "Закрыта для работодателя с {date} UTC.",
  "employerClosed.refund": "Вы можете подождать или отозвать заявку ниже. Если отзовёте, мы вернём сбор.",
  "employerClosed.refundOn":
    "Если к {date} заявка всё ещё будет закрыта для работодателя, мы сами вернём сбор.",
  "employerClosed.offer": "Вы можете подождать или отозвать заявку на её странице.",
  "employerClosed.offer.paid":
    "Вы можете подождать или отозвать заявку на её странице. Если отзовёте, мы вернём сбор. Если через 30 дней она всё ещё будет закрыта для работодателя, мы сами вернём сбор.",
  "employerClosed.withdraw": "Вы можете подождать или отозвать заявку ниже.",
  "withdrawal.refund": "Мы возвращаем сбор, потому что {reason}.",
  "emails.withdrawn.refund":
    "Мы возвращаем сбор, потому что {reason}. Деньги придут на карту или счёт, с которых вы платили. Когда мы их отправим, вы получите письмо.",
  "emails.suspended.subject": "Важно: работодатель заблокирован ({title})",
  "emails.suspended.heading": "Мы заблокировали работодателя",
  "emails.suspended.body":
    "Мы заблокировали аккаунт работодателя: {title}, {company}. Прочитать вашу заявку или ответить на неё он больше не может.",
  "emails.suspended.beware":
    "Никому не платите за эту работу и никому не отправляйте паспорт или банковские данные. Если кто-то об этом просит, сообщите нам ({email}) и в полицию.",
  "emails.suspended.refund": "Если вы отзовёте заявку на её странице, мы вернём сбор.",

  ...administratorPart(english, "adminRules."),
};
