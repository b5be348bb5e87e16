import type { interviewWords as english } from "../en/interviews.ts";
import type { Translation } from "../translation.ts";

export const interviewWords: Translation<typeof english> = {
  "interview.section": "Собеседования",
  "interview.time": "Время",
  "interview.length": "Продолжительность",
  "interview.minutes": "{minutes} минут",
  "interview.place": "Место или ссылка",
  "interview.place.unreadable": "Прочитать место больше нельзя. Напишите нам, пожалуйста.",
  "interview.place.warning":
    "Осторожно: в описании места говорится об оплате. Собеседование всегда бесплатно.",
  "interview.state.offered": "Время предложено",
  "interview.state.chosen": "Назначено",
  "interview.state.none": "Время не подошло",
  "interview.state.cancelled": "Отменено",
  "interview.mark": "Собеседование назначено",
  "interview.mark.offered": "Предложено собеседование",
  "interview.mark.on": "На {date}",

  "interview.own.offered": "{company} приглашает вас на собеседование. Выберите удобное время.",
  "interview.own.chosen": "Собеседование назначено: {company}.",
  "interview.own.reminded": "Мы напомним за один день и за один час до него.",
  "interview.own.none":
    "Вы ответили, что ни одно время не подходит: {company}. Вам могут предложить другое. Выбрать одно из этих ещё можно.",
  "interview.own.cancelled": "Собеседование отменено: {company}.",
  "interview.own.over": "Собеседование уже началось: {company}.",
  "interview.own.closed": "Заявка закрыта для работодателя, поэтому собеседования не будет.",
  "interview.own.choices": "Время собеседования",
  "interview.own.gone": "Это время уже прошло",
  "interview.own.zone": "Ваш часовой пояс",
  "interview.own.zone.country": "Первым указано местное время страны вашего гражданства ({country}).",
  "interview.own.zone.another": "Выбрать другой часовой пояс",
  "interview.own.zone.own": "Показать время в вашем часовом поясе",
  "interview.own.zone.none": "Выберите часовой пояс",
  "interview.own.show": "Обновить время",
  "interview.own.choose": "Подтвердить время",
  "interview.own.change": "Перенести на это время",
  "interview.own.none.submit": "Попросить другое время",
  "interview.own.again": "Выбрать другое время или отменить",
  "interview.own.cancel": "Отменить собеседование",
  "interview.own.cancel.told": "Работодатель сразу получит письмо.",
  "interview.own.cancel.text": "Вернуть собеседование будет нельзя.",
  "interview.own.cancel.submit": "Отменить сейчас",
  "interview.own.mailed": "Мы написали работодателю: {company}.",

  "interview.title": "Собеседования: {name}",
  "interview.meta.title": "Собеседования: {title}",
  "interview.lead":
    "Предложите до пяти вариантов времени. Кандидат выберет один, и вы оба получите запись в календарь и напоминания.",
  "interview.lead.unmailed": "Предложите до пяти вариантов времени. Кандидат выберет один.",
  "interview.offer": "Пригласить на собеседование",
  "interview.offer.more": "Добавить ещё одно собеседование",
  "interview.offer.link": "Предложить время собеседования…",
  "interview.move": "Изменить время",
  "interview.move.title": "Другое время для этого собеседования",
  "interview.move.lead": "Кандидат выберет заново. Согласованное время больше не действует.",
  "interview.slot": "Вариант {n}",
  "interview.slot.first": "Первый вариант",
  "interview.slot.optional": "Вариант {n} (необязательно)",
  "interview.slots.more": "Добавить варианты",
  "interview.zone": "Часовой пояс этих вариантов",
  "interview.zone.hint": "Кандидат увидит каждый вариант ещё и в UTC и в своём поясе.",
  "interview.minutes.label": "Продолжительность в минутах",
  "interview.place.hint": "Адрес, номер телефона, на который вы позвоните, или ссылка на видеовстречу.",
  "interview.submit": "Отправить варианты",
  "interview.cancel": "Отменить это собеседование",
  "interview.cancel.text": "Кандидат сразу получит письмо. Вернуть собеседование будет нельзя.",
  "interview.cancel.submit": "Отменить сейчас",
  "interview.refused": "Кандидату не подходит ни один вариант.",
  "interview.done.offered": "Мы отправили варианты кандидату.",
  "interview.done.moved": "Мы отправили кандидату новые варианты.",
  "interview.done.cancelled": "Собеседование отменено. Мы написали кандидату.",
  "interview.unmailed.offered": "Кандидат видит варианты на своей странице.",
  "interview.unmailed.cancelled": "Собеседование отменено.",
  "interview.slot.skipped": "В этом поясе такого времени нет: часы переводят вперёд. Выберите другое",
  "interview.slot.form": "Укажите дату и время, например 2027-03-28T14:30",
  "interview.slot.required": "Предложите хотя бы один вариант",

  "interview.calendar.summary": "Собеседование: {title} ({reference})",
  "interview.calendar.tentative": "Время ещё не согласовано. Кандидат выбирает из этих вариантов:\n{times}",
  "interview.calendar.link":
    "Ответить или отменить на сайте: {link}\nОтвет из календаря другой стороне не приходит.",

  "interview.mail.timeOf": "Вариант {n}",
  "interview.mail.zone.yours": "{time}, ваше время",
  "interview.mail.zone.employer": "{time}, время работодателя",
  "interview.mail.choose": "Выбрать время",
  "interview.mail.open": "Открыть собеседования",
  "interview.mail.calendar":
    "Вложенный файл обновит ваш календарь. Отвечайте, пожалуйста, на сайте: ответ из календаря другой стороне не приходит.",
  "interview.mail.calendar.open":
    "Вложенная запись для календаря ещё не согласована. Отвечайте кнопкой: ответов из календаря мы не видим.",
  "interview.mail.calendar.employer":
    "Вложенный файл обновит ваш календарь. Кандидат не видит, что вы там меняете: делайте это на сайте.",
  "interview.mail.candidate.offered.subject": "Собеседование ({job}): выберите время",
  "interview.mail.candidate.offered.heading": "Выберите время собеседования",
  "interview.mail.candidate.offered.body":
    "Вас приглашают на собеседование: {job}. Выберите удобное время или ответьте, что ничего не подходит.",
  "interview.mail.candidate.moved.subject": "Собеседование ({job}): другое время",
  "interview.mail.candidate.moved.heading": "Другое время собеседования",
  "interview.mail.candidate.moved.body":
    "Работодатель предлагает другое время для собеседования: {job}. Прежнее больше не действует. Пожалуйста, выберите заново.",
  "interview.mail.candidate.chosen.subject": "{job}: собеседование назначено, {time}",
  "interview.mail.candidate.chosen.body":
    "Собеседование назначено: {job}. Мы напомним за один день и за один час до него.",
  "interview.mail.candidate.none.subject": "{job}: вы попросили другое время для собеседования",
  "interview.mail.candidate.none.body":
    "Вы ответили работодателю, что ни одно время не подходит: {job}. Он может предложить другое. А пока можно выбрать одно из этих.",
  "interview.mail.candidate.cancelled.subject": "Собеседование отменено: {job}",
  "interview.mail.candidate.cancelled.heading": "Собеседование отменено",
  "interview.mail.candidate.cancelled.body":
    "Собеседование отменено: {job}. Заявка остаётся в силе, если на её странице не сказано другое.",
  "interview.mail.candidate.cancelledByYou.subject": "{job}: вы отменили собеседование",
  "interview.mail.candidate.cancelledByYou.body":
    "Вы отменили собеседование: {job}. Заявка остаётся в силе, если на её странице не сказано другое.",
  "interview.mail.candidate.day.subject": "{job}: собеседование через день, {time}",
  "interview.mail.candidate.day.body": "Примерно через день начнётся ваше собеседование: {job}.",
  "interview.mail.candidate.hour.subject": "{job}: собеседование через час, {time}",
  "interview.mail.candidate.hour.body": "Примерно через час начнётся ваше собеседование: {job}.",
  "interview.mail.employer.offered.subject": "{job}: вы пригласили на собеседование ({reference})",
  "interview.mail.employer.offered.body":
    "Делать ничего не нужно, пока кандидат не ответит. Вы пригласили его на собеседование: {job}.",
  "interview.mail.employer.moved.subject": "{job}: собеседование перенесено ({reference})",
  "interview.mail.employer.moved.body":
    "Делать ничего не нужно, пока кандидат не выберет новое время: {job}. Согласованное время больше не действует. Вложенный файл переносит запись в календаре на первый новый вариант с пометкой, что он ещё не согласован.",
  "interview.mail.employer.chosen.subject": "{job}: собеседование назначено, {time}",
  "interview.mail.employer.chosen.body": "Кандидат по заявке {reference} выбрал время собеседования: {job}.",
  "interview.mail.employer.none.subject": "{job}: ни одно время собеседования не подходит ({reference})",
  "interview.mail.employer.none.body":
    "Предложите, пожалуйста, другое время: кандидату по заявке {reference} ничего не подходит ({job}).",
  "interview.mail.employer.cancelled.subject": "{job}: собеседование отменено ({reference})",
  "interview.mail.employer.cancelled.body":
    "Собеседование с кандидатом по заявке {reference} отменено: {job}.",
  "interview.mail.employer.cancelledByYou.subject": "{job}: вы отменили собеседование ({reference})",
  "interview.mail.employer.cancelledByYou.body":
    "Вы отменили собеседование с кандидатом по заявке {reference}: {job}.",
  "interview.mail.employer.day.subject": "{job}: собеседование через день, {time}",
  "interview.mail.employer.day.body":
    "Примерно через день начнётся ваше собеседование с кандидатом по заявке {reference}: {job}.",
  "interview.mail.employer.hour.subject": "{job}: собеседование через час, {time}",
  "interview.mail.employer.hour.body":
    "Примерно через час начнётся ваше собеседование с кандидатом по заявке {reference}: {job}.",
};
