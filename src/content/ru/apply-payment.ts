import type { applyPaymentWords as english } from "../en/apply-payment.ts";
import type { Translation } from "../translation.ts";

export const applyPaymentWords: Translation<typeof english> = {
  "apply.review.title": "Проверьте ответы",
  "apply.review.change.label": "Изменить: {field}",
  "apply.review.none": "Не указано",
  "apply.review.uploaded": "Загруженный файл",
  "apply.review.validUntil": "{document}, действует до {date}",
  "apply.review.validUntil.label": "{document}: действует до",
  "apply.review.changed.fields": "Эти ответы изменены в другой вкладке: {fields}",
  "apply.review.changed.title": "Ваши ответы изменились с тех пор, как открылась страница",
  "apply.review.changed.text": "Пока ничего не отправлено. Проверьте ответы ниже и продолжайте.",
  "apply.step.payment.lead": "Проверьте ответы, примите условия и оплатите сбор.",
  "apply.step.payment.leadFree": "Проверьте ответы, примите условия и отправьте заявку.",
  "apply.step.payment.leadReady": "Вы приняли условия. Оплатите сбор, чтобы отправить заявку.",

  "apply.fitting.title": "Подходящие вакансии",
  "apply.fitting.text":
    "Если подать заявку на одну из них, её получит работодатель. Заполнять ничего заново не нужно.",

  "apply.friendly.title": "Всё верно?",
  "apply.friendly.passportExpiry": "Срок действия паспорта",
  "apply.friendly.dateOfBirth": "Дата рождения",
  "apply.friendly.phone": "Телефон",
  "apply.friendly.passportExpired":
    "Паспорт просрочен: он действовал до {date} Чтобы привезти вас в страну, работодателю нужен действующий.",
  "apply.friendly.passportEnds":
    "Ваш паспорт действует до {date} Многие страны требуют ещё полгода на день въезда.",
  "apply.friendly.certificateExpired":
    "{document}: срок закончился {date} Отправить его всё равно можно. Работодатели видят, что срок закончился.",
  "apply.friendly.young":
    "Судя по дате рождения, вам {age}. Большинство вакансий здесь — для тех, кому уже есть 18.",
  "apply.friendly.old": "Судя по дате рождения, вам {age}. Проверьте, пожалуйста, год.",
  "apply.friendly.noPhone": "{phone} не похоже на номер телефона.",
  "apply.friendly.noCountryCode":
    "В номере {phone} нет кода страны. Работодатель из-за границы дозвонится, если номер начинается с +, например +63 917 123 4567.",

  "apply.terms.title": "Условия",
  "apply.terms.label": "Текст условий, его можно прокрутить",
  "apply.terms.accept": "Я прочитал(а) условия и принимаю их",
  "apply.terms.proceed": "Принять и перейти к оплате",
  "apply.terms.submitFree": "Принять и отправить заявку",

  "apply.bill.application": "Ваша заявка",
  "fee.buysNothing": "За него нельзя купить ни работу, ни собеседование, ни визу.",
  "apply.payment.receipt": "Чек придёт на {email}.",
  "apply.payment.initializing": "Готовим оплату...",
  "apply.payment.pay": "Оплатить {fee} и отправить заявку",
  "apply.payment.paying": "Оплата...",
  "apply.payment.summary": "Сбор за обработку, один раз, без возврата, кроме случаев из условий",
  "apply.payment.secure": "Данные карты получает платёжная система. Номера карты мы не видим.",
  "apply.payment.chargedBy": "Оплату получает {name}.",
  "apply.payment.test": "Тестовая оплата — деньги с карты не списываются",
  "apply.payment.test.hint":
    "4242 4242 4242 4242 — оплата пройдёт\n4000 0000 0000 0002 — отказ\n4000 0025 0000 3155 — нужно подтверждение.",
  "apply.payment.test.secure":
    "При настоящей оплате данные карты получает платёжная система, а номера карты мы не видим. Не вводите здесь настоящую карту.",
  "apply.payment.card": "Номер карты",
  "apply.payment.declined": "Банк отклонил платёж.",
  "apply.payment.kept": "Деньги не списаны, ответы сохранены. Проверьте карту или возьмите другую.",
  "apply.payment.unsure":
    "Мы пока не знаем, прошёл ли платёж. Можно нажать кнопку ещё раз: дважды деньги не спишутся. Всё, что вы ввели, сохранено.",
  "apply.payment.confirm.title": "Подтвердите платёж",
  "apply.payment.confirm.text":
    "При настоящей оплате об этом просит банк. Здесь вы подтверждаете пробный платёж: {fee}.",
  "apply.payment.confirm.yes": "Подтвердить",
  "apply.payment.confirm.no": "Отменить",
  "apply.payment.retry": "Попробовать ещё раз",
  "apply.payment.sendAgain": "Отправить заявку ещё раз",
  "apply.payment.scriptNeeded":
    "Для оплаты картой нужен JavaScript. Всё, что вы ввели, сохранено. Включите JavaScript и обновите эту страницу.",
};
