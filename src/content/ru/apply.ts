import type { applyWords as english } from "../en/apply.ts";
import type { Translation } from "../translation.ts";

export const applyWords: Translation<typeof english> = {
  "apply.meta.title": "Шаг {step} из {steps}: {heading}",
  "apply.progress": "Шаг {step} из {steps}",
  "apply.progress.label": "Ход заполнения",
  "apply.job": "Вы подаёте заявку на вакансию",
  "apply.bill.general": "Общая заявка",
  "apply.job.general": "Общая заявка, без конкретной вакансии",
  "apply.job.sample": "Пример вакансии",
  "apply.job.change": "Изменить вакансию",
  "apply.job.choose": "Выбрать вакансию",
  "apply.ways.general": "Сначала её читают сотрудники сайта",
  "apply.change": "Изменить",
  "apply.ready.title": "Что подготовить",
  "apply.ready.passport": "Загранпаспорт: номер, срок действия и фото или скан страницы с фотографией",
  "apply.ready.resume": "Резюме в PDF или Word",
  "apply.ready.certificates": "Сертификаты и вашу фотографию, если хотите их приложить",
  "apply.ready.card": "Карту или счёт, чтобы в конце оплатить сбор",
  "apply.group.you": "О вас",
  "apply.group.passport": "Паспорт",
  "apply.group.reach": "Как с вами связаться",
  "apply.required": "Ответьте на всё, что не отмечено как необязательное.",
  "apply.required.files":
    "Отправьте резюме и копию страницы загранпаспорта с фотографией. Остальное необязательно.",
  "apply.optional": "(необязательно)",
  "apply.choose": "Выберите",
  "apply.yes": "Да",
  "apply.no": "Нет",
  "apply.back": "Назад",
  "apply.continue": "Сохранить и продолжить",
  "apply.saved":
    "Ответы хранит ваш браузер, но номер паспорта — никогда. Когда вы продолжите, их будет хранить наш сервер — в зашифрованном виде и столько, сколько сказано в Политике конфиденциальности.",
  "apply.resume": "С возвращением! Мы сохранили то, что вы ввели.",
  "apply.discard": "Удалить ответы и начать заново",

  "apply.step.personal": "Личные данные",
  "apply.step.professional": "Профессия и опыт",
  "apply.step.documents": "Документы",
  "apply.step.payment": "Условия и оплата",
  "apply.step.personal.lead": "Ответьте на все вопросы. Данные пишите как в загранпаспорте.",

  "apply.document.mode.upload": "Загрузить файл",
  "apply.document.mode.url": "Указать ссылку",
  "apply.document.mode.label": "Как прислать: {document}",
  "apply.document.hint.resumeUrl": "PDF, DOC или DOCX, меньше 10 МБ.",
  "apply.document.hint.photo": "Подойдёт и фото JPG или PNG: телефон сам превратит его в PDF.",
  "apply.document.hint.passportCopyUrl":
    "PDF, JPG или PNG, меньше 10 МБ. Страница с фотографией, видны все четыре угла.",
  "apply.document.hint.certificatesUrl": "PDF, JPG или PNG, меньше 10 МБ. До десяти файлов, по одному.",
  "apply.document.hint.further": "PDF, JPG или PNG, меньше 10 МБ.",
  "apply.document.hint.photographUrl": "JPG или PNG, меньше 10 МБ. Обычное фото, как на паспорт.",
  "apply.document.hint.shrink": "Большие фото уменьшаются на вашем устройстве перед отправкой.",
  "apply.document.hint.url": "Ссылка начинается с https://, и любой может её открыть.",
  "apply.document.url": "Ссылка на документ",
  "apply.document.choose": "Выбрать файл",
  "apply.document.send": "Загрузить файл",
  "apply.document.uploading": "Загружаем {name}",
  "apply.document.waiting": "Пока не отправлено. Повторим через {seconds} с",
  "apply.document.shrinking": "Уменьшаем фото...",
  "apply.document.validUntil": "Действует до",
  "apply.document.validUntil.hint":
    "Последний день, если он есть у сертификата. Мы напишем вам за 60 и за 14 дней.",
  "apply.document.uploaded": "Загружено",
  "apply.document.remove": "Убрать",
  "apply.document.remove.label": "Убрать {name}",
  "apply.document.retry": "Ещё раз",
  "apply.document.cancel": "Отменить",

  "apply.payment.title": "Оплата",
  "apply.payment.done": "Мы получили ваш платёж. Платить ещё раз не нужно.",

  "fee.notice":
    "Каждая заявка стоит {fee}. Сбор идёт на обработку заявки и не возвращается, кроме случаев из условий. За него нельзя купить ни работу, ни собеседование, ни визу.",
  "fee.free": "Подать заявку можно бесплатно. Заявка не гарантирует ни работу, ни собеседование, ни визу.",
  "fee.title": "Прежде чем платить",
  "fee.free.title": "Бесплатно",

  "fee.waived": "Здесь сбора нет. {reason}",

  "appliedBefore.link": "Открыть отправленную заявку",
};
