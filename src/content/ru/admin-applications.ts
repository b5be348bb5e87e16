import { adminApplicationWords as english } from "../en/admin-applications.ts";
import type { Translation } from "../translation.ts";

/** Employers read these keys, too. The administrator reads all of them in English. */
export const adminApplicationWords: Translation<typeof english> = {
  ...english,
  "scan.unscanned": "Не проверен на вирусы",
  "scan.pending": "Мы проверяем файл на вирусы. Его можно будет открыть сразу после проверки.",
  "scan.error": "Проверить файл на вирусы пока не удалось, поэтому открыть его нельзя. Мы пробуем ещё раз.",
  "scan.infected":
    "Антивирус нашёл в файле вирус, поэтому открыть его нельзя. Мы попросили кандидата прислать другой файл.",
  "scan.activeContent": "Есть активное содержимое",

  "withdrawal.byCandidate": "Отозвана кандидатом",
};
