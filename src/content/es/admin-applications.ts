import { adminApplicationWords as english } from "../en/admin-applications.ts";
import type { Translation } from "../translation.ts";

/** Employers read these keys, too. The administrator reads all of them in English. */
export const adminApplicationWords: Translation<typeof english> = {
  ...english,
  "scan.unscanned": "Sin analizar en busca de virus",
  "scan.pending": "Estamos buscando virus en este archivo. Podrá abrirlo en cuanto terminemos.",
  "scan.error":
    "Todavía no pudimos buscar virus en este archivo, así que nadie puede abrirlo. Lo intentaremos otra vez.",
  "scan.infected":
    "Nuestro antivirus encontró un virus en este archivo, así que nadie puede abrirlo. Hemos pedido otro a la persona candidata.",
  "scan.activeContent": "Tiene contenido activo",

  "withdrawal.byCandidate": "Retirada por la persona candidata",
};
