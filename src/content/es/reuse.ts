import type { reuseWords as english } from "../en/reuse.ts";
import type { Translation } from "../translation.ts";

export const reuseWords: Translation<typeof english> = {
  "reuse.section": "Solicitar otro empleo",
  "reuse.text": "Solicite otro empleo sin volver a escribirlo todo.",
  "reuse.link": "Usar de nuevo estas respuestas",

  "reuse.title": "Usar estas respuestas para otro empleo",
  "reuse.meta.description": "Empiece otra solicitud con las respuestas y los documentos que ya envió.",
  "reuse.lead": "Elija un empleo y rellenamos su formulario con sus respuestas y documentos.",
  "reuse.more": "Qué copiamos",
  "reuse.copied":
    "Copiamos las respuestas y los documentos de la solicitud {reference} en una nueva, en este navegador. Puede cambiarlo todo antes de enviarla. La solicitud que envió sigue como está.",
  "reuse.fee": "Un empleo real cuesta otros {fee}. Los ejemplos son gratis.",
  "reuse.masked":
    "No copiamos el número ni la copia de su pasaporte, porque entonces los vería cualquiera que tenga el enlace. Puede ponerlos otra vez.",
  "reuse.masked.code": "O introduzca un código que le enviamos por correo y los copiaremos también",
  "reuse.unmasked":
    "También copiamos el número y la copia de su pasaporte, porque escribió el código en este navegador.",
  "reuse.fitting": "Empleos disponibles que encajan",
  "reuse.fitting.samples":
    "Son ejemplos: sus empresas son inventadas y solo quienes administran este sitio leen lo que envía.",
  "reuse.fitting.submit": "Solicitar con mis respuestas",
  "reuse.fitting.label": "Solicitar con mis respuestas: {title}, {company}",
  "reuse.job.title": "Pegue la dirección de un empleo",
  "reuse.job": "Dirección de la página del empleo",
  "reuse.job.hint": "Cópiela de su navegador o de un mensaje: un enlace que contiene {path}",
  "reuse.job.missing": "Pegue la dirección de un empleo o elija uno más abajo",
  "reuse.job.submit": "Usar esta dirección",
  "reuse.list.title": "Todos los empleos",
  "reuse.list.text": "Mire la lista. Donde elija Solicitar, sus respuestas ya estarán puestas.",
  "reuse.list.submit": "Copiar las respuestas y ver todos los empleos",
  "reuse.back": "Volver a su solicitud",

  "reuse.draft.title": "¿Conservar su solicitud sin enviar o reemplazarla?",
  "reuse.draft.local": "Su solicitud sin enviar",
  "reuse.draft.keep": "Conservar mi solicitud sin enviar",
  "reuse.draft.sent": "La solicitud que envió, {reference}",
  "reuse.draft.replace": "Borrar mi solicitud sin enviar y usar estas respuestas",
  "reuse.draft.text":
    "Si ahora usa estas respuestas, borramos lo que escribió y subió para la solicitud sin enviar.",

  "reuse.done.title": "Estas son sus respuestas anteriores",
  "reuse.done.text": "Revíselas. No se envía nada hasta que usted lo diga.",
  "reuse.done.masked":
    "Revíselas, ponga otra vez el número de su pasaporte y suba otra vez la copia del pasaporte. No copiamos esos dos datos, porque entonces los vería cualquiera que tenga el enlace.",
  "reuse.replaced.title": "Usted descartó la solicitud de esta página",
  "reuse.replaced.text":
    "Lo que escribió en esa otra página no se guardó. Esta tiene las respuestas de una solicitud que envió.",
};
