import type { pagesWords as english } from "../en/pages.ts";
import type { Translation } from "../translation.ts";

export const pagesWords: Translation<typeof english> = {
  "notFound.title": "404. Страница не найдена",
  "notFound.text": "Может, страницу забыли добавить?",
  "notFound.hint": "По этому адресу страницы нет. Возможно, её перенесли или в адресе не хватает буквы.",
  "notFound.home": "На главную",
  "notFound.jobs": "Смотреть вакансии",
  "notFound.meta.description": "По этому адресу страницы нет.",
  "notFound.meta.keywords": "страница не найдена",

  "devMail.title": "Исходящие письма",
  "devMail.lead":
    "Почтовая служба не настроена, поэтому сайт хранит письма здесь и никому не отправляет. На рабочем сайте этой страницы нет.",
  "devMail.lead.sending": "Почтовая служба ещё не отправила эти письма. На рабочем сайте этой страницы нет.",
  "devMail.held": "Отправится после {date} UTC",
  "devMail.to": "Кому: {recipient}",
  "devMail.empty": "Писем нет.",

  "news.title": "Новости отраслей",
  "news.subtitle": "Что нового на флоте, в ИТ и горном деле по всему миру",
  "news.trending": "Популярное",
  "news.jobs": "Смотреть вакансии: {industry}",
  "news.see": "Подробнее:",
  "news.meta.title": "Новости отраслей",
  "news.meta.description": "Коротко о работе на флоте, в ИТ и горном деле: сертификаты, технологии и спрос.",
  "news.meta.keywords":
    "новости флота, рынок труда ИТ, новости горного дела, морские профессии, работа за границей",

  "terms.title": "Условия",
  "terms.updated": "Версия от {date}",
  "terms.earlier": "Это условия прежней версии.",
  "terms.present": "Читать действующие условия",
  "terms.contents": "На этой странице",
  "terms.full": "Условия подачи заявки",
  "terms.meta.title": "Условия",
  "terms.meta.description":
    "Что входит и что не входит в обработку заявки, за что вы платите сбор и как мы помогаем с визой.",
  "terms.meta.keywords": "условия, сбор за заявку, помощь с визой, обработка данных",

  "privacy.title": "Политика конфиденциаль\u00adности",
  "privacy.short": "Коротко",
  "privacy.short.readers":
    "Документы, которые вы загрузили, можете читать только вы, работодатель этой вакансии и мы, кто ведёт этот сайт. Другому работодателю мы передаём их, только если видим, что они ему подходят.",
  "privacy.short.own":
    "На странице заявки вы можете посмотреть и скачать то, что мы храним, и удалить заявку. Запись об оплате остаётся, без вашего имени.",
  "privacy.short.time": "Таблица ниже показывает, что и как долго мы храним.",
  "privacy.short.sale": "Мы не продаём ваши данные. Рекламных и отслеживающих файлов cookie у нас нет.",
  "privacy.updated": "Версия от {date}",
  "privacy.kept": "Как долго мы это храним",
  "privacy.meta.title": "Политика конфиденциальности",
  "privacy.meta.description":
    "Какие данные собирает заявка, кто может их читать, как они защищены и когда мы их удаляем.",
  "privacy.meta.keywords":
    "политика конфиденциальности, персональные данные, документы, защита данных, срок хранения",

  "partners.title": "Наши партнёры по всему миру",
  "partners.subtitle": "Ведущие работодатели на флоте, в ИТ и горном деле",
  "partners.meta.title": "Наши партнёры по всему миру: {n} работодателей",
  "partners.meta.description":
    "Работодатели на флоте, в ИТ и горном деле, которые представлены здесь, и сколько у каждого открытых вакансий.",
  "partners.meta.keywords":
    "компании-партнёры, судоходные компании, ИТ-компании, горные компании, зарубежные работодатели",
  "partners.count.shipping": "Судоходные компании",
  "partners.count.it": "ИТ-компании",
  "partners.count.mining": "Горные компании",
  "partners.tabs": "Партнёры по отраслям",
  "partners.tab.all": "Все",
  "partners.tab.shipping": "Флот",
  "partners.tab.it": "ИТ",
  "partners.tab.mining": "Горное дело",
  "partners.section.shipping": "Морской флот",
  "partners.section.it": "Информационные технологии",
  "partners.section.mining": "Горное дело и энергетика",
  "partners.positions.one": "{n} вакансия",
  "partners.positions.few": "{n} вакансии",
  "partners.positions.many": "{n} вакансий",
  "partners.positions.other": "{n} вакансий",
  "partners.vacancies.one": "всего {n} место",
  "partners.vacancies.few": "всего {n} места",
  "partners.vacancies.many": "всего {n} мест",
  "partners.vacancies.other": "всего {n} мест",
  "partners.sample.all": "Пример: все компании этого списка вымышленные.",
  "partners.sample.rest": "Пример: отсюда и ниже все компании этого списка вымышленные.",
  "partners.noJobs": "Сейчас открытых вакансий нет",
  "partners.more.shipping": "Все судоходные компании ({n})",
  "partners.more.it": "Все ИТ-компании ({n})",
  "partners.more.mining": "Все горные компании ({n})",
  "partners.empty": "В этой отрасли партнёров пока нет.",
};
