import { administratorPart } from "../administrator-part.ts";
import { employerCheckWords as english } from "../en/employer-check.ts";
import type { Translation } from "../translation.ts";

export const employerCheckWords: Translation<typeof english> = {
  "withheld.unchecked":
    "No tenemos verificado que usted actúe en nombre de esta empresa, o la verificación venció. Por eso no puede abrir esta solicitud.",
  "withheld.erased": "La persona candidata borró esta solicitud. Sus respuestas y documentos ya no existen.",
  "withheld.withdrawn":
    "La persona candidata retiró esta solicitud. Sus documentos y datos personales están cerrados, y usted no tiene que responder.",
  "withheld.refunded": "Devolvimos la tarifa, así que esta solicitud está cerrada.",
  "withheld.unpaid":
    "La persona candidata aún no ha pagado esta solicitud. Usted podrá leerla en cuanto lo haga.",
  "withheld.closed":
    "Este empleo se cerró hace más de 180 días, así que sus solicitudes ya no se pueden abrir.",
  "withheld.heading": "Solicitud {reference}",
  "withheld.position": "Puesto deseado: {position}",

  "review.badge": "En revisión",
  "review.notice.title": "Este empleo está en revisión",
  "review.notice.text":
    "Ahora no se ve en el sitio. Se publicará en cuanto hayamos verificado que usted actúa en nombre de {company}. Hasta entonces no puede abrir las solicitudes.",
  "review.hidden":
    "No se verá en el sitio hasta que hayamos verificado que usted actúa en nombre de {company}.",

  "mandate.state.none": "Sin verificar",
  "mandate.state.asked": "Verificación en curso",
  "mandate.state.unconfirmed": "Petición recibida",
  "mandate.state.question": "Falta su respuesta",
  "mandate.state.checked": "Verificada",
  "mandate.state.lapsed": "Verificación vencida",
  "mandate.state.refused": "Rechazada",
  "mandate.state.withdrawn": "Retirada",
  "mandate.mailbox.unconfirmed": "Correo electrónico sin confirmar",
  "mandate.until": "hasta el {date}",

  ...administratorPart(english, "suspension."),

  "employerClosed.title": "La empresa ya no puede abrir esta solicitud",
  "employerClosed.text":
    "El motivo: {reason}. La empresa no puede leer lo que usted envió ni responder. No pague a nadie por este empleo.",
  "employerClosed.since": "Cerrada para la empresa desde el {date} UTC.",
  "employerClosed.refund":
    "Puede esperar o retirar su solicitud aquí abajo. Si la retira, le devolvemos la tarifa.",
  "employerClosed.refundOn":
    "Si la empresa sigue sin poder leerla el {date}, le devolvemos la tarifa sin que la pida.",
  "employerClosed.offer": "Puede esperar o retirar su solicitud en su página.",
  "employerClosed.offer.paid":
    "Puede esperar o retirar su solicitud en su página. Si la retira, le devolvemos la tarifa. Si la empresa sigue sin poder leerla a los 30 días, le devolvemos la tarifa sin que la pida.",
  "employerClosed.withdraw": "Puede esperar o retirar su solicitud aquí abajo.",
  "withdrawal.refund": "Le devolvemos la tarifa, porque {reason}.",
  "emails.withdrawn.refund":
    "Le devolvemos la tarifa, porque {reason}. Va a la tarjeta o a la cuenta con la que pagó. Recibirá un correo cuando esté en camino.",
  "emails.suspended.subject": "Importante: hemos suspendido a la empresa de {title}",
  "emails.suspended.heading": "Hemos suspendido a la empresa",
  "emails.suspended.body":
    "Hemos suspendido la cuenta de la empresa del empleo {title} en {company}. La empresa ya no puede leer su solicitud ni responder.",
  "emails.suspended.beware":
    "No pague a nadie por este empleo ni envíe a nadie su pasaporte o sus datos bancarios. Si alguien se lo pide, avísenos ({email}) y avise a la policía.",
  "emails.suspended.refund": "Si retira su solicitud en su página, le devolvemos la tarifa.",

  ...administratorPart(english, "adminRules."),
};
