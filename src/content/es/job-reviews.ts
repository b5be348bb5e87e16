import { administratorPart } from "../administrator-part.ts";
import { jobReviewWords as english } from "../en/job-reviews.ts";
import type { Translation } from "../translation.ts";

export const jobReviewWords: Translation<typeof english> = {
  "review.rule.money": "El texto pide dinero a quienes solicitan el empleo.",
  "review.rule.messenger":
    "El texto menciona un servicio de mensajería. El contacto se hace a través de este sitio.",
  "review.rule.phone": "El texto contiene un número de teléfono. El contacto se hace a través de este sitio.",
  "review.rule.lookalike": "El nombre de la empresa se parece al de otra.",
  "review.rule.copied": "Otra cuenta ha publicado este texto.",
  "review.rule.pay": "El sueldo está muy por encima de lo habitual en este sector y nivel.",
  "review.sentence": "“{sentence}”",
  "review.held.title": "Revisamos este empleo antes de publicarlo",
  "review.held.text":
    "Ahora no se ve en el sitio. Cambie lo que se indica aquí, o déjelo como está: alguien de la administración lo leerá.",
  "review.refused.title": "Rechazamos este empleo",
  "review.refused.text": "No se ve en el sitio. Puede cambiarlo y lo leeremos otra vez.",
  "review.refused.reason": "El motivo: {reason}",
  "review.again.text": "Rechazamos un texto anterior de este empleo. Pronto leeremos el nuevo.",

  "emails.jobHeld.subject": "Su empleo queda retenido hasta que lo revisemos: {title}",
  "emails.jobHeld.body": "Su empleo {title} todavía no se ve en el sitio. Encontramos esto:",
  "emails.jobHeld.next":
    "Puede cambiar el texto. Si lo deja como está, alguien de la administración leerá el empleo y decidirá.",
  "emails.jobReleased.subject": "Hemos leído su empleo: {title}",
  "emails.jobReleased.body":
    "Hemos leído y aprobado su empleo {title} en {company}. Si ya verificamos que usted actúa en nombre de esta empresa, el empleo está en el sitio.",
  "emails.jobRefused.subject": "Rechazamos su empleo: {title}",
  "emails.jobRefused.body": "Hemos leído y rechazado su empleo {title} en {company}. No se ve en el sitio.",
  "emails.jobRefused.reason": "El motivo: {reason}",
  "emails.jobRefused.next": "Puede cambiar el empleo y lo leeremos otra vez.",

  ...administratorPart(english, "admin."),
};
