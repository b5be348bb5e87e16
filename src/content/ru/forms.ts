import type { formWords as english } from "../en/forms.ts";
import type { Translation } from "../translation.ts";

export const formWords: Translation<typeof english> = {
  "errors.prefix": "Ошибка: {title}",
  "errors.summary": "Нужно исправить",
  "errors.unreachable": "Браузер не может связаться с сайтом. Попробуйте ещё раз.",
  "errors.offline": "Браузер не может связаться с сайтом. То, что вы ввели, сохранено. Попробуйте ещё раз.",
  "shell.loading": "Загрузка...",
  "shell.close": "Закрыть",
  "shell.title": "{page} - {site}",
};
