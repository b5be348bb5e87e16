import type { reminderWords as english } from "../en/reminders.ts";
import type { Translation } from "../translation.ts";

export const reminderWords: Translation<typeof english> = {
  "emails.draftReminder.subject": "Termine su solicitud: la borraremos dentro de {days}",
  "emails.draftReminder.body":
    "Para conservar su solicitud, abra este enlace y elija “Continuar aquí”. Aún no la ha enviado, y la borraremos, con sus documentos, dentro de {days}. El enlace funciona una vez:",

  "emails.passportEnding.subject": "Su pasaporte vence pronto: solicitud {reference}",
  "emails.passportEnding.subject.job": "{title}, {company}: su pasaporte vence pronto",
  "emails.passportEnding.body":
    "El pasaporte de su solicitud para {position} vence en menos de {days}. Para trabajar en otro país necesita uno vigente.",
  "emails.passportEnding.what":
    "Cuando tenga un pasaporte nuevo, abra la página de su solicitud. Ponga allí su número, su fecha y una copia:",

  "emails.certificateEnding.subject": "Un certificado vence pronto: solicitud {reference}",
  "emails.certificateEnding.subject.job": "{title}, {company}: un certificado vence pronto",
  "emails.papersEnding.subject": "Hay documentos que vencen pronto: solicitud {reference}",
  "emails.papersEnding.subject.job": "{title}, {company}: hay documentos que vencen pronto",
  "emails.papersEnding.body": "En su solicitud para {position} vence pronto lo siguiente:",
  "emails.papersEnding.within": "Vence en menos de {days}",
  "emails.papersEnding.on": "Vence el {date}",
  "emails.papersEnding.passport": "Pasaporte",
  "emails.papersEnding.what":
    "Cuando tenga uno nuevo, póngalo en la página de su solicitud. Allí también puede corregir la fecha de un certificado:",

  "passportEnding.title": "Su pasaporte vence el {date}",
  "passportEnding.text":
    "Para trabajar en otro país necesita uno vigente. Cuando tenga un pasaporte nuevo, póngalo en lugar del anterior. Las empresas que leen su solicitud lo verán.",
  "passportEnding.expired": "Su pasaporte venció el {date}",
  "passportEnding.renew": "Tengo un pasaporte nuevo",
  "passportEnding.copy.hint": "{types}, como máximo 10 MB. Sustituye la copia que envió antes.",
  "passportEnding.copy.missing": "Elija la copia de su pasaporte nuevo",
  "passportEnding.submit": "Cambiar mi pasaporte",
  "passportEnding.done": "Su pasaporte nuevo ha sustituido al anterior en esta solicitud.",
  "passportEnding.not":
    "Su pasaporte es válido durante más de 60 días. Podrá cambiarlo en los últimos 60 días.",

  "certificates.validUntil": "válido hasta el {date}",
  "certificates.expiredOn": "venció el {date}",
  "certificateDates.title": "Hasta cuándo valen sus certificados",
  "certificateDates.text": "Indique el último día de cada certificado que lo tenga. La empresa lo ve.",
  "certificateDates.text.us":
    "Indique el último día de cada certificado que lo tenga. Lo vemos con sus documentos.",
  "certificateDates.mail": "Le escribimos 60 y 14 días antes.",
  "certificateDates.label": "{document}: válido hasta",
  "certificateDates.submit": "Guardar las fechas",
  "certificateDates.done": "Hemos guardado estas fechas.",
};
