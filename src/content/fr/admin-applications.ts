import { adminApplicationWords as english } from "../en/admin-applications.ts";
import type { Translation } from "../translation.ts";

/** Employers read these keys, too. The administrator reads all of them in English. */
export const adminApplicationWords: Translation<typeof english> = {
  ...english,
  "scan.unscanned": "Pas d’analyse antivirus",
  "scan.pending": "Nous cherchons des virus dans ce fichier. Vous pourrez l’ouvrir dès que ce sera fait.",
  "scan.error":
    "Nous n’avons pas encore pu chercher des virus dans ce fichier : personne ne peut l’ouvrir. Nous réessayons.",
  "scan.infected":
    "Notre antivirus a trouvé un virus dans ce fichier : personne ne peut l’ouvrir. Nous en avons demandé un autre au candidat.",
  "scan.activeContent": "Contient du contenu actif",

  "withdrawal.byCandidate": "Retirée par le candidat",
};
