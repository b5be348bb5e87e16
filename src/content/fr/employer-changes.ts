import type { changeWords as english } from "../en/employer-changes.ts";
import type { Translation } from "../translation.ts";

export const changeWords: Translation<typeof english> = {
  "employer.closed.title": "Offre close",
  "employer.closed.text": "Elle n’accepte plus de candidatures. Vous gardez celles que vous avez reçues.",
  "employer.reopened.title": "Offre rouverte",
  "employer.reopened.text": "Elle accepte de nouveau des candidatures",
  "employer.closure.failed": "Rien n’a changé",
  "employer.status.updated": "Statut mis à jour",
  "employer.status.updated.text": "{name} : {status}",
  "employer.status.held": "Vous pouvez annuler pendant dix minutes. {name} : {status}",
  "employer.undone.title": "Changement annulé",
  "employer.undone.text": "Le candidat n’en saura rien. {name} : {status}",
  "employer.undo.failed": "Rien n’a été annulé",
  "employer.undo": "Annuler",
  "employer.undo.of": "Annuler le dernier changement de statut : {name}",
  "employer.undo.minutes.one": "Vous pouvez annuler pendant {n} minute.",
  "employer.undo.minutes.other": "Vous pouvez annuler pendant {n} minutes.",
  "employer.undo.seconds": "Vous pouvez annuler pendant {time}.",
  "employer.undo.gone": "Vous ne pouvez plus annuler.",
  "employer.status.failed": "Le statut n’a pas pu être mis à jour",
};
