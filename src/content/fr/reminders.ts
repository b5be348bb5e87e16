import type { reminderWords as english } from "../en/reminders.ts";
import type { Translation } from "../translation.ts";

export const reminderWords: Translation<typeof english> = {
  "emails.draftReminder.subject": "Terminez votre candidature : nous la supprimons dans {days}",
  "emails.draftReminder.body":
    "Pour garder votre candidature, ouvrez ce lien et choisissez « Continuer ici ». Vous ne l’avez pas envoyée, et nous la supprimons, avec ses documents, dans {days}. Le lien ne sert qu’une fois :",

  "emails.passportEnding.subject": "Votre passeport expire bientôt : candidature {reference}",
  "emails.passportEnding.subject.job": "{title}, {company} : votre passeport expire bientôt",
  "emails.passportEnding.body":
    "Le passeport de votre candidature pour {position} expire sous {days}. Il faut un passeport valide pour que l’employeur vous fasse venir.",
  "emails.passportEnding.what":
    "Quand vous aurez un nouveau passeport, ouvrez la page de votre candidature. Donnez-y son numéro, sa date et une copie :",

  "emails.certificateEnding.subject": "Un certificat expire bientôt : candidature {reference}",
  "emails.certificateEnding.subject.job": "{title}, {company} : un certificat expire bientôt",
  "emails.papersEnding.subject": "Des documents expirent bientôt : candidature {reference}",
  "emails.papersEnding.subject.job": "{title}, {company} : des documents expirent bientôt",
  "emails.papersEnding.body": "Dans votre candidature pour {position}, ceci expire bientôt :",
  "emails.papersEnding.within": "Expire sous {days}",
  "emails.papersEnding.on": "Expire le {date}",
  "emails.papersEnding.passport": "Passeport",
  "emails.papersEnding.what":
    "Quand vous en aurez un nouveau, ajoutez-le sur la page de votre candidature. Vous pouvez aussi y corriger la date d’un certificat :",

  "passportEnding.title": "Votre passeport expire le {date}",
  "passportEnding.text":
    "Il faut un passeport valide pour que l’employeur vous fasse venir. Quand vous aurez un nouveau passeport, mettez-le à la place de l’ancien. Les employeurs qui lisent votre candidature le verront.",
  "passportEnding.expired": "Votre passeport a expiré le {date}",
  "passportEnding.renew": "J’ai un nouveau passeport",
  "passportEnding.copy.hint": "{types}, 10 Mo au plus. Il remplace la copie envoyée avant.",
  "passportEnding.copy.missing": "Choisissez la copie de votre nouveau passeport",
  "passportEnding.submit": "Remplacer mon passeport",
  "passportEnding.done": "Votre nouveau passeport a remplacé l’ancien dans cette candidature.",
  "passportEnding.not":
    "Votre passeport est valable plus de 60 jours. Vous pourrez le remplacer dans ses 60 derniers jours.",

  "certificates.validUntil": "valable jusqu’au {date}",
  "certificates.expiredOn": "expiré le {date}",
  "certificateDates.title": "Jusqu’à quand vos certificats sont valables",
  "certificateDates.text": "Indiquez le dernier jour de chaque certificat qui en a un. L’employeur le voit.",
  "certificateDates.text.us":
    "Indiquez le dernier jour de chaque certificat qui en a un. Nous le voyons avec vos documents.",
  "certificateDates.mail": "Nous vous écrivons 60 et 14 jours avant.",
  "certificateDates.label": "{document} : valable jusqu’au",
  "certificateDates.submit": "Enregistrer les dates",
  "certificateDates.done": "Nous avons enregistré ces dates.",
};
