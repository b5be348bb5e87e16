import type { formWords as english } from "../en/forms.ts";
import type { Translation } from "../translation.ts";

export const formWords: Translation<typeof english> = {
  "errors.prefix": "Error: {title}",
  "errors.summary": "Hay un problema",
  "errors.unreachable": "No hay conexión con el sitio. Inténtelo de nuevo.",
  "errors.offline": "No hay conexión con el sitio. Lo que escribió se conserva. Inténtelo de nuevo.",
  "shell.loading": "Cargando...",
  "shell.close": "Cerrar",
  "shell.title": "{page} - {site}",
};
