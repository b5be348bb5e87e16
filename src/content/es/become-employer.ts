import type { becomeEmployerWords as english } from "../en/become-employer.ts";
import type { Translation } from "../translation.ts";

export const becomeEmployerWords: Translation<typeof english> = {
  "becomeEmployer.submit": "Registrar mi empresa",
  "becomeEmployer.failed": "No se pudo registrar la empresa",

  "employer.registered.title": "¡Listo!",
  "employer.registered.text": "Su cuenta ya es una cuenta de empresa",
};
