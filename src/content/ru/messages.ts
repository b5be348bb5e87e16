import { administratorPart } from "../administrator-part.ts";
import { messageWords as english } from "../en/messages.ts";
import type { Translation } from "../translation.ts";

export const messageWords: Translation<typeof english> = {
  "messages.title": "Сообщения",
  "messages.empty.candidate": "Сообщений ещё нет. Здесь ваши сообщения прочитает {name}.",
  "messages.empty.employer":
    "Сообщений ещё нет. {name} получит письмо со ссылкой на ваше сообщение. Ответ появится здесь.",
  "messages.all": "Все сообщения ({n})",
  "messages.with": "Переписка: {name}",
  "messages.you": "Вы",
  "messages.time": "{date} UTC",
  "messages.zone": "Часовой пояс: UTC",
  "messages.read": "прочитано",
  "messages.new": "Новое",
  "messages.unreadable": "Сейчас мы не можем открыть это сообщение.",
  "messages.unread.one": "{n} непрочитанное сообщение",
  "messages.unread.few": "{n} непрочитанных сообщения",
  "messages.unread.many": "{n} непрочитанных сообщений",
  "messages.unread.other": "{n} непрочитанных сообщений",
  "messages.markRead": "Отметить прочитанными",
  "messages.begin": "Написать сообщение",
  "messages.write": "Ваше сообщение",
  "messages.hint.candidate":
    "Не больше 2000 символов. Никогда и ни под каким предлогом не отправляйте деньги, пароли и номера карт.",
  "messages.hint.employer":
    "Не больше 2000 символов. Кандидаты ничего вам не платят и видят предупреждение у сообщений с просьбой о деньгах.",
  "messages.send": "Отправить сообщение",
  "messages.warns": "{site} предупреждает:",
  "messages.rule.money": "Не платите. Никто не вправе просить у вас деньги за работу или документы для неё.",
  "messages.rule.money.employer":
    "В сообщении говорится об оплате. Никто не вправе просить у кандидата деньги за работу или за документы для неё.",
  "messages.rule.messenger": "Оставайтесь на этом сайте: мы не видим, что пишут в других местах.",
  "messages.rule.phone":
    "В сообщении есть номер телефона. Прежде чем звонить, убедитесь, что знаете, чей он.",
  "messages.marked": "Кандидат видит предупреждение у этого сообщения",
  "messages.marked.money": "В нём говорится об оплате.",
  "messages.marked.messenger": "В нём назван мессенджер.",
  "messages.marked.phone": "В нём есть номер телефона.",
  "messages.marked.admin": "Наш администратор тоже видит это сообщение.",
  "messages.report": "Пожаловаться на сообщение",
  "messages.report.cancel": "Отменить",
  "messages.report.reason": "Что с ним не так?",
  "messages.report.hint": "Мы прочитаем сообщение и ваши слова. Отправитель об этом не узнает.",
  "messages.report.submit": "Отправить жалобу",
  "messages.report.done": "Вы пожаловались на это сообщение. Мы его прочитаем.",
  "messages.back.application": "Назад к вашей заявке",
  "messages.about": "По заявке {reference}, вакансия «{title}»",
  "messages.meta.description": "Переписка кандидата и работодателя.",
  "messages.closed.withdrawn": "Заявка отозвана, поэтому писать здесь больше нельзя.",
  "messages.closed.unchecked":
    "Работодатель больше не может читать заявки на эту вакансию, поэтому писать здесь нельзя.",
  "messages.closed.unpaid": "Написать работодателю можно будет сразу после оплаты сбора.",
  "messages.closed.refunded": "Сбор возвращён, поэтому писать здесь больше нельзя.",
  "messages.closed.closed": "Вакансия закрылась больше 180 дней назад, поэтому писать здесь больше нельзя.",
  "messages.closed.erased": "Заявка удалена, поэтому писать здесь больше нельзя.",
  "messages.closed.none": "У этой заявки нет работодателя.",

  "emails.messages.read": "Прочитать и ответить",
  "emails.messageToCandidate.subject": "Вам пишет {company}: {title}",
  "emails.messageToCandidate.heading": "Вам пишет работодатель",
  "emails.messageToCandidate.body":
    "Вам пишет {company} по вашей заявке, вакансия «{title}». Прочитайте и ответьте на странице заявки. Пока вы не прочитаете, других писем об этом не будет.",
  "emails.messageToCandidate.careful":
    "Ссылка секретная: у кого она есть, тот прочитает вашу заявку. Никогда не платите работодателю за работу. Если в сообщении просят денег, пожалуйтесь на него там же.",
  "emails.messageToEmployer.subject": "Кандидат написал вам по заявке {reference}",
  "emails.messageToEmployer.heading": "Кандидат написал вам",
  "emails.messageToEmployer.body":
    "Есть сообщение по заявке {reference}, вакансия «{title}». Прочитайте и ответьте в списке заявок. Пока вы не прочитаете, других писем об этом не будет.",

  ...administratorPart(english, "admin.", "adminHome."),
};
