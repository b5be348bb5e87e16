import { administratorPart } from "../administrator-part.ts";
import { scanningWords as english } from "../en/scanning.ts";
import type { Translation } from "../translation.ts";

export const scanningWords: Translation<typeof english> = {
  "scan.csv.unscanned": "non analysé",
  "scan.csv.pending": "analyse en cours",
  "scan.csv.error": "analyse impossible",
  "scan.csv.infected": "virus trouvé",
  "scan.csv.activeContent": "contient du contenu actif",

  "scan.own.infected":
    "Notre antivirus a trouvé un virus dans ce fichier : personne ne peut l’ouvrir. Choisissez un autre fichier. Pensez aussi à analyser votre appareil.",
  "scan.own.closed": "Notre antivirus a trouvé un virus dans ce fichier : personne ne peut l’ouvrir.",
  "scan.own.choose": "Choisir un autre fichier",
  "scan.own.hint": "{types}, moins de 10 Mo.",
  "scan.own.submit": "Remplacer le fichier",
  "scan.own.done": "Nous avons remplacé votre fichier.",
  "scan.own.notInfected": "Ce document est en ordre : nous l’avons gardé tel quel.",

  ...administratorPart(english, "scan.admin."),

  "emails.documentInfected.subject": "Il nous faut un autre fichier pour votre candidature {reference}",
  "emails.documentInfected.subject.job": "{title}, {company} : il nous faut un autre fichier",
  "emails.documentInfected.body":
    "Notre antivirus a trouvé un virus dans un document de votre candidature pour {position}. La candidature est toujours là, mais personne ne peut ouvrir ce document.",
  "emails.documentInfected.what":
    "Envoyez un autre fichier à sa place sur la page de votre candidature. Passez-le d’abord à l’antivirus :",
};
