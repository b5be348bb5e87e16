import { administratorPart } from "../administrator-part.ts";
import { jobReviewWords as english } from "../en/job-reviews.ts";
import type { Translation } from "../translation.ts";

export const jobReviewWords: Translation<typeof english> = {
  "review.rule.money": "В тексте у кандидатов просят деньги.",
  "review.rule.messenger": "В тексте назван мессенджер. Кандидаты пишут вам через этот сайт.",
  "review.rule.phone": "В тексте есть номер телефона. Кандидаты пишут вам через этот сайт.",
  "review.rule.lookalike": "Название компании похоже на название другой компании.",
  "review.rule.copied": "Этот текст уже разместил другой аккаунт.",
  "review.rule.pay": "Зарплата намного выше обычной для этой отрасли и уровня.",
  "review.sentence": "«{sentence}»",
  "review.held.title": "Мы проверим вакансию перед публикацией",
  "review.held.text":
    "Сейчас кандидаты её не видят. Измените то, что названо ниже, или оставьте как есть: вакансию прочитает администратор.",
  "review.refused.title": "Мы отклонили эту вакансию",
  "review.refused.text": "Кандидаты её не видят. Измените её, и мы прочитаем её снова.",
  "review.refused.reason": "Причина: {reason}",
  "review.again.text": "Прежний текст этой вакансии мы отклонили. Новый скоро прочитаем.",

  "emails.jobHeld.subject": "Вакансия задержана до проверки: {title}",
  "emails.jobHeld.body": "Кандидаты пока не видят вашу вакансию «{title}». Вот что мы в ней нашли:",
  "emails.jobHeld.next":
    "Вы можете изменить текст. Если оставить как есть, вакансию прочитает администратор и примет решение.",
  "emails.jobReleased.subject": "Мы прочитали вашу вакансию: {title}",
  "emails.jobReleased.body":
    "Мы прочитали вакансию «{title}», компания {company}, и одобрили её. Если мы уже проверили, что вы действуете от имени этой компании, кандидаты видят вакансию.",
  "emails.jobRefused.subject": "Мы отклонили вашу вакансию: {title}",
  "emails.jobRefused.body":
    "Мы прочитали вакансию «{title}», компания {company}, и отклонили её. Кандидаты её не видят.",
  "emails.jobRefused.reason": "Причина: {reason}",
  "emails.jobRefused.next": "Измените вакансию, и мы прочитаем её снова.",

  ...administratorPart(english, "admin."),
};
