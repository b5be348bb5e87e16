import type { rejectionWords as english } from "../en/rejections.ts";
import type { Translation } from "../translation.ts";

export const rejectionWords: Translation<typeof english> = {
  "rejection.experience.reason": "Опыт",
  "rejection.certificates.reason": "Сертификаты",
  "rejection.documents.reason": "Документы",
  "rejection.filled.reason": "Место уже занято",
  "rejection.other.reason": "Другая причина",

  "rejection.experience.told":
    "Спасибо за заявку. Для этой вакансии работодателю нужен больший или другой опыт.",
  "rejection.certificates.told":
    "Спасибо за заявку. Для этой вакансии работодателю нужны сертификаты, которых в вашей заявке нет.",
  "rejection.documents.told": "Спасибо за заявку. Документов в вашей заявке работодателю не хватило.",
  "rejection.filled.told":
    "Спасибо за заявку. Работодатель уже набрал людей на эту вакансию. К вам это отношения не имеет.",
  "rejection.other.told": "Спасибо за заявку. На этот раз работодатель выбрал других кандидатов.",
  "rejection.note.words": "Работодатель пишет:",

  "rejection.form": "Отклонить и указать причину…",
  "rejection.form.change": "Добавить или изменить причину",
  "rejection.reason": "Причина (необязательно)",
  "rejection.reason.none": "Без причины",
  "rejection.note": "Ваши слова кандидату (необязательно)",
  "rejection.note.hint": "Не больше {max} символов. Без контактов и без упоминания денег.",
  "rejection.template": "Или одна из ваших заготовок (необязательно)",
  "rejection.template.none": "Нет",
  "rejection.submit": "Отклонить",
  "rejection.submit.change": "Сохранить причину",
  "rejection.shown": "Причина: {reason}",
  "rejection.note.shown": "Ваши слова: «{note}»",

  "rejection.note.money":
    "Просить у кандидатов деньги нельзя. Уберите, пожалуйста, это предложение: «{sentence}»",
  "rejection.note.messenger":
    "Не зовите кандидатов в мессенджер. Уберите, пожалуйста, это предложение: «{sentence}»",
  "rejection.note.phone":
    "Не указывайте, пожалуйста, номера телефонов. Номер есть в этом предложении: «{sentence}»",

  "noteTemplates.title": "Сообщения об отказе",
  "noteTemplates.lead":
    "Сохраните фразы, которые часто пишете, когда отклоняете заявку. Рядом с причиной можно выбрать одну из них.",
  "noteTemplates.empty": "Заготовок пока нет.",
  "noteTemplates.list": "Сохранённые заготовки",
  "noteTemplates.text": "Текст",
  "noteTemplates.text.of": "Заготовка {n}",
  "noteTemplates.hint": "Не больше {max} символов. Кандидаты читают это как ваши слова.",
  "noteTemplates.add": "Добавить заготовку",
  "noteTemplates.add.submit": "Добавить",
  "noteTemplates.save": "Сохранить",
  "noteTemplates.save.of": "Сохранить заготовку {n}",
  "noteTemplates.delete": "Удалить",
  "noteTemplates.delete.of": "Удалить заготовку {n}",
  "noteTemplates.full": "Заготовок уже 20. Чтобы добавить новую, удалите одну из них.",
};
