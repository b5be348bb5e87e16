import type { errorWords as english } from "../en/errors.ts";
import type { Translation } from "../translation.ts";

export const errorWords: Translation<typeof english> = {
  "errors.page.title": "Algo ha fallado",
  "errors.link.title": "Este enlace ya no funciona",
  "errors.again": "Intentarlo de nuevo",
  "errors.home": "Volver al inicio",
  "errors.contact": "Si vuelve a ocurrir, escriba a {email} e indique este número: {id}",
};
