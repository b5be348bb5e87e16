import type { errorWords as english } from "../en/errors.ts";
import type { Translation } from "../translation.ts";

export const errorWords: Translation<typeof english> = {
  "errors.page.title": "Une erreur s’est produite",
  "errors.link.title": "Ce lien ne fonctionne plus",
  "errors.again": "Réessayer",
  "errors.home": "Retour à l’accueil",
  "errors.contact": "Si cela se reproduit, écrivez à {email} en indiquant ce numéro : {id}",
};
