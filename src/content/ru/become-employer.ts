import type { becomeEmployerWords as english } from "../en/become-employer.ts";
import type { Translation } from "../translation.ts";

export const becomeEmployerWords: Translation<typeof english> = {
  "becomeEmployer.submit": "Стать работодателем",
  "becomeEmployer.failed": "Не удалось зарегистрировать работодателя",

  "employer.registered.title": "Готово!",
  "employer.registered.text": "Теперь вы зарегистрированы как работодатель",
};
