import type { reminderWords as english } from "../en/reminders.ts";
import type { Translation } from "../translation.ts";

export const reminderWords: Translation<typeof english> = {
  "emails.draftReminder.subject": "Borraremos su solicitud sin terminar dentro de {days} días",
  "emails.draftReminder.body":
    "Alguien, seguramente usted, empezó una solicitud y no la ha enviado. La borraremos, con sus documentos, dentro de {days} días. Para conservarla, ábrala y elija “Continuar aquí”. El enlace funciona una vez:",

  "emails.passportEnding.subject": "Su pasaporte vence pronto: solicitud {reference}",
  "emails.passportEnding.body":
    "El pasaporte de su solicitud para {position} (referencia {reference}) vence en menos de {days} días. Para trabajar en otro país necesita uno vigente.",
  "emails.passportEnding.what":
    "Cuando tenga un pasaporte nuevo, abra la página de su solicitud. Añada allí una copia y avise a la empresa:",

  "passportEnding.title": "Su pasaporte vence el {date}",
  "passportEnding.text":
    "Para trabajar en otro país necesita uno vigente. Cuando tenga un pasaporte nuevo, añada una copia a sus documentos.",
  "passportEnding.add": "Añadir una copia",
  "passportEnding.write": "Escribir a la empresa",
};
