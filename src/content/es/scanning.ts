import { administratorPart } from "../administrator-part.ts";
import { scanningWords as english } from "../en/scanning.ts";
import type { Translation } from "../translation.ts";

export const scanningWords: Translation<typeof english> = {
  "scan.csv.unscanned": "sin analizar",
  "scan.csv.pending": "en análisis",
  "scan.csv.error": "no se pudo analizar",
  "scan.csv.infected": "virus encontrado",
  "scan.csv.activeContent": "contiene contenido activo",

  "scan.own.infected":
    "Nuestro antivirus encontró un virus en este archivo, así que nadie puede abrirlo. Elija otro archivo. Conviene que analice también su dispositivo.",
  "scan.own.closed": "Nuestro antivirus encontró un virus en este archivo, así que nadie puede abrirlo.",
  "scan.own.choose": "Elegir otro archivo",
  "scan.own.hint": "{types}, de menos de 10 MB.",
  "scan.own.submit": "Sustituir archivo",
  "scan.own.done": "Hemos sustituido su archivo.",
  "scan.own.notInfected": "Este documento está bien, así que lo dejamos como está.",

  ...administratorPart(english, "scan.admin."),

  "emails.documentInfected.subject": "Necesitamos otro archivo para su solicitud {reference}",
  "emails.documentInfected.subject.job": "{title}, {company}: necesitamos otro archivo",
  "emails.documentInfected.body":
    "Nuestro antivirus encontró un virus en un documento de su solicitud para {position}. La solicitud sigue ahí, pero nadie puede abrir ese documento.",
  "emails.documentInfected.what":
    "Envíe otro archivo en su lugar desde la página de su solicitud. Antes, páselo por un antivirus:",
};
