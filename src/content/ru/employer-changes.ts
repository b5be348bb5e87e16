import type { changeWords as english } from "../en/employer-changes.ts";
import type { Translation } from "../translation.ts";

export const changeWords: Translation<typeof english> = {
  "employer.closed.title": "Вакансия закрыта",
  "employer.closed.text": "Новых заявок на неё не будет. Полученные заявки остаются у вас.",
  "employer.reopened.title": "Вакансия снова открыта",
  "employer.reopened.text": "На неё снова можно подавать заявки",
  "employer.closure.failed": "Ничего не изменилось",
  "employer.status.updated": "Статус изменён",
  "employer.status.updated.text": "{name}: {status}",
  "employer.status.held": "Изменение можно отменить в течение десяти минут. {name}: {status}",
  "employer.undone.title": "Изменение отменено",
  "employer.undone.text": "Кандидат ничего об этом не узнает. {name}: {status}",
  "employer.undo.failed": "Отменить не удалось",
  "employer.undo": "Отменить",
  "employer.undo.of": "Отменить последнюю смену статуса: {name}",
  "employer.undo.minutes.one": "Письмо уйдёт через {n} минуту.",
  "employer.undo.minutes.few": "Письмо уйдёт через {n} минуты.",
  "employer.undo.minutes.many": "Письмо уйдёт через {n} минут.",
  "employer.undo.minutes.other": "Письмо уйдёт через {n} минут.",
  "employer.undo.seconds": "До отправки письма: {time}.",
  "employer.undo.gone": "Письмо уже отправлено.",
  "employer.status.failed": "Не удалось изменить статус",
};
