import type { placementWords as english } from "../en/placements.ts";
import type { Translation } from "../translation.ts";

export const placementWords: Translation<typeof english> = {
  "placement.section": "Вакансии, которые мы для вас нашли",
  "placement.lead":
    "Если вы согласитесь, мы отправим ваши ответы и документы работодателю как заявку на эту вакансию. Второй раз платить сбор не нужно.",
  "placement.state.open": "Ответьте, пожалуйста",
  "placement.state.yes": "Вы согласились",
  "placement.state.no": "Вы отказались",
  "placement.state.gone": "Закрыто",
  "placement.job": "{title}, {company}, {country}",
  "placement.offered": "Предложена {date}.",
  "placement.answered": "Вы ответили {date}.",
  "placement.yes": "Да, подать заявку",
  "placement.yes.of": "Да, подать заявку: {title}, {company}",
  "placement.no": "Нет, спасибо",
  "placement.no.of": "Нет, спасибо: {title}, {company}",
  "placement.made": "У вашей заявки на эту вакансию своя страница и номер {reference}.",
  "placement.made.mailed": "Ссылку на её страницу мы прислали по почте.",
  "placement.made.link": "Открыть эту заявку",
  "placement.gone.text": "Ответить больше нельзя: закрыта вакансия или сама заявка.",
  "placement.looking": "Мы ищем для вас работу дальше.",
  "placement.thanks.no": "Спасибо. Мы ищем дальше.",
  "placement.origin":
    "Вы согласились на эту вакансию после общей заявки {reference}. Сбор оплачен по ней, поэтому здесь его нет.",
  "placement.refund": "Если за {days} дней после оплаты мы не предложим вам работу, то сами вернём сбор.",

  "emails.placementOffered.subject": "Вакансия для вас: {title}, {company}",
  "emails.placementOffered.body":
    "Вы подали общую заявку, без конкретной вакансии. Мы думаем, что вам подойдёт эта:",
  "emails.placementOffered.job": "Вакансия",
  "emails.placementOffered.company": "Компания",
  "emails.placementOffered.country": "Страна",
  "emails.placementOffered.yes":
    "Если вы согласитесь, мы отправим ваши ответы и документы этому работодателю. Второй раз платить сбор не нужно. Ответьте на странице своей заявки:",
  "emails.placementOffered.action": "Согласиться или отказаться",
  "emails.placementOffered.no":
    "Если вы откажетесь или не ответите, работодатель ничего не получит. По этой ссылке заявку может прочитать любой, поэтому никому её не передавайте.",
};
