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
  "employer.undo.minutes.one": "Отменить можно ещё {n} минуту.",
  "employer.undo.minutes.few": "Отменить можно ещё {n} минуты.",
  "employer.undo.minutes.many": "Отменить можно ещё {n} минут.",
  "employer.undo.minutes.other": "Отменить можно ещё {n} минут.",
  "employer.undo.seconds": "Отменить можно ещё {time}.",
  "employer.undo.gone": "Отменить уже нельзя.",
  "employer.status.failed": "Не удалось изменить статус",
};
