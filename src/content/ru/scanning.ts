import { administratorPart } from "../administrator-part.ts";
import { scanningWords as english } from "../en/scanning.ts";
import type { Translation } from "../translation.ts";

export const scanningWords: Translation<typeof english> = {
  "scan.csv.unscanned": "не проверен",
  "scan.csv.pending": "проверяется",
  "scan.csv.error": "не удалось проверить",
  "scan.csv.infected": "найден вирус",
  "scan.csv.activeContent": "есть активное содержимое",

  "scan.own.infected":
    "Антивирус нашёл в файле вирус, поэтому открыть его нельзя. Выберите, пожалуйста, другой файл. Проверьте и само устройство.",
  "scan.own.closed": "Антивирус нашёл в файле вирус, поэтому открыть его нельзя.",
  "scan.own.choose": "Выберите другой файл",
  "scan.own.hint": "{types}, меньше 10 МБ.",
  "scan.own.submit": "Заменить файл",
  "scan.own.done": "Файл заменён.",
  "scan.own.notInfected": "С этим документом всё в порядке, поэтому мы оставили его как есть.",

  ...administratorPart(english, "scan.admin."),

  "emails.documentInfected.subject": "Для заявки {reference} нужен другой файл",
  "emails.documentInfected.subject.job": "{title}, {company}: нужен другой файл",
  "emails.documentInfected.body":
    "Антивирус нашёл вирус в документе вашей заявки: {position}. Заявка на месте, но открыть этот документ нельзя.",
  "emails.documentInfected.what":
    "Пришлите вместо него другой файл на странице заявки. Сначала проверьте этот файл антивирусом:",
};
