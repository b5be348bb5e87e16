import type { jobVersionWords as english } from "../en/job-versions.ts";
import type { Translation } from "../translation.ts";

export const jobVersionWords: Translation<typeof english> = {
  "jobVersion.title": "Вакансия, какой она была {date}",
  "jobVersion.link": "Вакансия, какой она была, когда кандидат подал заявку",
  "jobVersion.lead":
    "{name}: заявка подана на вакансию, как она описана здесь. Ваших более поздних изменений тут нет.",
  "jobVersion.now": "Вакансия сегодня",

  "emails.jobChanged.subject": "Вакансия по вашей заявке {reference} изменилась",
  "emails.jobChanged.subject.job": "{title}, {company}: вакансия изменилась",
  "emails.jobChanged.body":
    "Работодатель изменил вакансию. Делать ничего не нужно, ваша заявка остаётся в силе: {position}.",
  "emails.jobChanged.same": "Теперь она снова такая, какой была, когда вы подавали заявку.",
  "emails.jobChanged.pay": "Зарплата",
  "emails.jobChanged.place": "Место",
  "emails.jobChanged.now": "Теперь: {value}",
  "emails.jobChanged.was": "Раньше: {value}",
  "emails.jobChanged.requirements": "Требования отличаются от тех, что вы читали.",
  "emails.jobChanged.next":
    "На странице заявки вакансия показана такой, какой она была, когда вы подали заявку. Там же заявку можно отозвать:",
};
