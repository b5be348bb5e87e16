import type { shellWords as english } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

export const shellWords: Translation<typeof english> = {
  "shell.skip": "Перейти к содержанию",
  "shell.brand.label": "{site}, на главную",
  "shell.notifications": "Уведомления (F8)",
  "nav.label": "Главное меню",
  "nav.menu": "Меню",
  "nav.home": "Главная",
  "nav.jobs": "Вакансии",
  "nav.partners": "Партнёры",
  "nav.reviews": "Отзывы",
  "nav.news": "Новости",
  "nav.apply": "Подать заявку",
  "trail.label": "Где вы находитесь",
  "footer.links": "Разделы",
  "footer.countries": "Страны",
  "footer.contactHint": "Есть вопрос о вакансии или заявке? Напишите нам:",
  "footer.home": "Главная",
  "footer.jobs": "Вакансии",
  "footer.apply": "Подать заявку",
  "footer.reviews": "Отзывы",
  "footer.terms": "Условия",
  "footer.privacy": "Политика конфиденциальности",
  "footer.employers": "Работодателям",
  "footer.signIn": "Вход",
  "footer.developers": "API для разработчиков",
  "footer.note": "Мы принимаем и передаём заявки. Заявка не гарантирует работу.",
  "newsletter.title": "Рассылка",
  "newsletter.text": "Новые вакансии по почте, не чаще раза в неделю.",
  "newsletter.email": "Адрес эл. почты",
  "newsletter.submit": "Подписаться",
  "newsletter.meta.title": "Рассылка",
  "newsletter.meta.description":
    "Новые вакансии по почте, не чаще раза в неделю. Прежде чем мы что-то пришлём, вы подтверждаете адрес.",
  "newsletter.what.title": "Что вы получаете",
  "newsletter.what.text":
    "Вакансии, появившиеся после нашего прошлого письма: сначала новые, не больше 20. О каждой — компания, страна, зарплата и последний день подачи заявки.",
  "newsletter.often.title": "Как часто",
  "newsletter.often.text":
    "Не чаще раза в неделю. Если нового нет, мы не пишем. Примеры вакансий не присылаем.",
  "newsletter.stop.title": "Как отписаться",
  "newsletter.stop.text":
    "По ссылке в конце каждого письма: мы удалим ваш адрес. По другой ссылке можно изменить, какие вакансии приходят и как часто.",
  "newsletter.asked.title": "Проверьте почту",
  "newsletter.asked.text": "Мы отправляем ссылку на {email}. Откройте её и подтвердите подписку.",
  "newsletter.asked.none":
    "Если адрес уже подписан или сегодня на него ушло слишком много ссылок, новой не будет.",
  "newsletter.none.title": "Письма нет?",
  "newsletter.none.text":
    "Если за пять минут письмо не пришло, загляните в папку «Спам». Если в адресе ошибка, исправьте его под строкой «Отправить ссылку ещё раз».",
  "newsletter.confirm.title": "Подтвердите подписку",
  "newsletter.confirm.text":
    "Нажмите кнопку, чтобы получать рассылку {site} на {email}: новые вакансии, не чаще раза в неделю.",
  "newsletter.confirm.submit": "Подтвердить подписку на рассылку",
  "newsletter.confirmed.title": "Подписка оформлена",
  "newsletter.confirmed.text":
    "Адрес подтверждён. Мы пишем о новых вакансиях не чаще раза в неделю. По ссылкам в каждом письме можно выбрать вакансии, изменить частоту или отписаться.",
  "newsletter.leave.title": "Отписаться от рассылки",
  "newsletter.leave.text": "Рассылка {site} больше не будет приходить на {email}. Адрес мы удалим.",
  "newsletter.leave.submit": "Отписаться",
  "newsletter.leave.keep": "Оставить рассылку",
  "newsletter.left.title": "Вы отписались",
  "newsletter.left.text": "Мы удалили {email}. Рассылка больше не придёт.",
  "newsletter.left.again": "Подписаться снова",
  "newsletter.unknown.title": "Ссылка больше не работает",
  "newsletter.unknown.text": "Введите, пожалуйста, адрес ещё раз и откройте самую новую ссылку.",
};
