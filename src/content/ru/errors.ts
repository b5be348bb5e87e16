import type { errorWords as english } from "../en/errors.ts";
import type { Translation } from "../translation.ts";

export const errorWords: Translation<typeof english> = {
  "errors.page.title": "Что-то пошло не так",
  "errors.link.title": "Ссылка больше не работает",
  "errors.again": "Попробовать ещё раз",
  "errors.home": "На главную",
  "errors.contact": "Если это повторится, напишите на {email} и укажите номер {id}",
};
