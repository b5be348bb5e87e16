import type { placementWords as english } from "../en/placements.ts";
import type { Translation } from "../translation.ts";

export const placementWords: Translation<typeof english> = {
  "placement.section": "Empleos que encontramos para usted",
  "placement.lead":
    "Si dice que sí, enviamos sus respuestas y documentos a la empresa como solicitud para este empleo. No paga una segunda tarifa.",
  "placement.state.open": "Responda, por favor",
  "placement.state.yes": "Dijo que sí",
  "placement.state.no": "Dijo que no",
  "placement.state.gone": "Cerrado",
  "placement.job": "{title}, {company}, {country}",
  "placement.offered": "Propuesto el {date}.",
  "placement.answered": "Respondió el {date}.",
  "placement.yes": "Sí, solicitar este empleo",
  "placement.yes.of": "Sí, solicitar este empleo: {title} en {company}",
  "placement.no": "No, gracias",
  "placement.no.of": "No, gracias: {title} en {company}",
  "placement.made": "Su solicitud para este empleo tiene su propia página y la referencia {reference}.",
  "placement.made.mailed": "Le enviamos por correo el enlace a su página.",
  "placement.made.link": "Abrir esta solicitud",
  "placement.gone.text": "Ya no se puede responder, porque el empleo o esta solicitud están cerrados.",
  "placement.looking": "Seguimos buscando un empleo para usted.",
  "placement.thanks.no": "Gracias. Seguimos buscando un empleo para usted.",
  "placement.origin":
    "Usted dijo que sí a este empleo tras su solicitud general {reference}. Aquella pagó la tarifa, así que esta no tiene.",
  "placement.refund":
    "Si no le proponemos ningún empleo en los {days} días siguientes a su pago, le devolvemos la tarifa sin que la pida.",

  "emails.placementOffered.subject": "Un empleo para usted: {title} en {company}",
  "emails.placementOffered.body":
    "Usted nos envió una solicitud general. Creemos que este empleo encaja con su perfil:",
  "emails.placementOffered.job": "Empleo",
  "emails.placementOffered.company": "Empresa",
  "emails.placementOffered.country": "País",
  "emails.placementOffered.yes":
    "Si dice que sí, enviamos sus respuestas y documentos a esta empresa. No paga una segunda tarifa. Responda en la página de su solicitud:",
  "emails.placementOffered.action": "Decir sí o no",
  "emails.placementOffered.no":
    "Si dice que no, o no responde, no se envía nada a la empresa. Quien tenga este enlace puede ver su solicitud. No lo comparta.",
};
