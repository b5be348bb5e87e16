import type { formWords as english } from "../en/forms.ts";
import type { Translation } from "../translation.ts";

export const formWords: Translation<typeof english> = {
  "errors.prefix": "Erreur : {title}",
  "errors.summary": "Il y a un problème",
  "errors.unreachable": "Votre navigateur ne parvient pas à joindre le site. Réessayez.",
  "errors.offline":
    "Votre navigateur ne parvient pas à joindre le site. Votre saisie est conservée. Réessayez.",
  "shell.loading": "Chargement...",
  "shell.close": "Fermer",
  "shell.title": "{page} - {site}",
};
