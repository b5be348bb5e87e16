import type { becomeEmployerWords as english } from "../en/become-employer.ts";
import type { Translation } from "../translation.ts";

export const becomeEmployerWords: Translation<typeof english> = {
  "becomeEmployer.submit": "S’inscrire comme employeur",
  "becomeEmployer.failed": "L’inscription comme employeur a échoué",

  "employer.registered.title": "C’est fait !",
  "employer.registered.text": "Vous avez maintenant un compte employeur",
};
