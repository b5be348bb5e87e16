import { type ExpiringKey, type RetentionDays, retentionTable } from "../../shared/retention.ts";
import { formats } from "../formats/ru.ts";
import { type RowKey, rowsSaid } from "../retention-rows.ts";

interface Row {
  what: string;
  /** Follows "30 дней после" or, where nothing is kept longer, "До"; for what is kept for ever, the reason. */
  from: string;
}

const withApplication =
  "Удаляем вместе с заявкой. С каждой такой записью срок хранения заявки начинается заново";

const table: Record<RowKey, Row> = {
  draft: {
    what: "Заявка, которую вы не отправили, или, если вы её оплатили и вам вернули сбор, ответы в ней",
    from: "вашего последнего изменения",
  },
  unpaid: {
    what: "Заявка, которую вы отправили и не оплатили",
    from: "отправки или последней попытки оплаты",
  },
  unanswered: { what: "Заявка, статус которой никто не менял", from: "отправки и оплаты" },
  inProgress: {
    what: "Заявка на рассмотрении или после собеседования",
    from: "последней смены статуса",
  },
  accepted: { what: "Принятая заявка", from: "её принятия" },
  rejected: { what: "Отклонённая заявка", from: "отказа" },
  withdrawn: { what: "Заявка, которую вы отозвали", from: "отзыва" },
  refunded: { what: "Заявка, за которую мы вернули сбор", from: "возврата" },
  brokenUpload: { what: "Часть файла, загрузка которого прервалась", from: "начала загрузки" },
  upload: {
    what: "Загруженный файл, которого нет ни в одной заявке или который работодатель загрузил для проверки и не отправил",
    from: "загрузки",
  },
  mailboxCode: {
    what: "Код для подтверждения адреса почты аккаунта",
    from: "истечения 24 часов после запроса",
  },
  privateView: {
    what: "Разрешение видеть паспортные данные в этом браузере, данное по коду из письма",
    from: "истечения 30 минут после ввода кода",
  },
  trackingCode: {
    what: "Код для проверки заявки",
    from: "истечения 15 минут после запроса",
  },
  applicationLink: {
    what: "Ссылка, открытая таким кодом",
    from: "истечения 24 часов после ввода кода",
  },
  draftLink: {
    what: "Ссылка, чтобы продолжить заявку на другом устройстве",
    from: "окончания её срока (72 часа после отправки письма)",
  },
  erasureRequest: {
    what: "Запрос на удаление заявки",
    from: "окончания срока ссылки (24 часа после запроса)",
  },
  alert: { what: "Подписка на вакансии или на рассылку, которую вы не подтвердили", from: "запроса" },
  savedList: { what: "Ваш список сохранённых вакансий", from: "последнего обращения к нему" },
  savedLink: {
    what: "Ссылка на сохранённые вакансии с адресом почты для напоминаний",
    from: "окончания её срока (72 часа после запроса)",
  },
  savedReminder: {
    what: "Адрес почты для напоминаний о сохранённых вакансиях",
    from: "отключения напоминаний или удаления последнего списка с этим адресом",
  },
  evidence: {
    what: "Сведения и файлы, которые работодатель отправил для проверки",
    from: "нашего решения, но не раньше окончания проверки, которая на них основана",
  },
  report: { what: "Жалоба на вакансию", from: "её закрытия" },
  session: {
    what: "Вход в аккаунт",
    from: "истечения 14 дней без использования или 30 дней после входа",
  },
  adminSession: { what: "Вход администратора", from: "истечения 8 часов после входа" },
  passwordReset: {
    what: "Ссылка, чтобы задать новый пароль",
    from: "истечения часа после запроса",
  },
  mail: {
    what: "Запись о том, что мы отправили письмо или не смогли его отправить (текст удаляем после отправки)",
    from: "создания письма",
  },
  requestCount: {
    what: "Число запросов из одной сети, адрес которой мы делаем нечитаемым с помощью секретного ключа",
    from: "запроса",
  },
  paymentEvent: {
    what: "Номера сообщений платёжной системы",
    from: "получения сообщения",
  },
  auditView: {
    what: "Запись в журнале о том, кто что-то смотрел или вошёл",
    from: "появления записи",
  },
  payment: {
    what: "Запись о платеже: сумма, даты, статус и номер платёжной системы, без вашего имени",
    from: "Хранить её нас обязывает закон",
  },
  message: {
    what: "Переписка с работодателем по заявке, собеседования и предложения, а также вакансии, которые мы вам предложили, с документами и вашими ответами",
    from: withApplication,
  },
  log: {
    what: "Журнал того, что изменилось и кто какой документ читал, без имён",
    from: "Храним, чтобы никто не мог скрыть, что было сделано",
  },
};

type Forms = Readonly<Record<string, string>>;

const monthForms: Forms = { one: "месяц", few: "месяца", many: "месяцев" };
const dayForms: Forms = { one: "день", few: "дня", many: "дней" };
const hourForms: Forms = { one: "час", few: "часа", many: "часов" };

const counted = (n: number, forms: Forms) => `${n} ${forms[formats.plural(n)] ?? forms.few}`;

function span(days: number): string {
  if (days % 365 === 0) return counted((days / 365) * 12, monthForms);
  return days > 2 ? counted(days, dayForms) : counted(Math.round(days * 24), hourForms);
}

const isExpiring = (key: RowKey): key is RowKey & ExpiringKey => retentionTable[key].days !== null;

function keptFor(key: RowKey, days: RetentionDays): string {
  const { from } = table[key];
  if (!isExpiring(key)) return from;
  return days[key] === 0 ? `До ${from}` : `${span(days[key])} после ${from}`;
}

export const retentionRows = (days: RetentionDays) =>
  rowsSaid((key) => [table[key].what, keptFor(key, days)]);
