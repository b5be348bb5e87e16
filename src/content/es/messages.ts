import { administratorPart } from "../administrator-part.ts";
import { messageWords as english } from "../en/messages.ts";
import type { Translation } from "../translation.ts";

export const messageWords: Translation<typeof english> = {
  "messages.title": "Mensajes",
  "messages.empty.candidate": "Aún no hay mensajes. {name} lee lo que usted escriba aquí.",
  "messages.empty.employer":
    "Nadie ha escrito todavía. {name} recibe un correo con un enlace a su mensaje. La respuesta aparece aquí.",
  "messages.all": "Los {n} mensajes",
  "messages.with": "Mensajes con {name}",
  "messages.you": "Usted",
  "messages.time": "{date} UTC",
  "messages.zone": "Zona horaria: UTC",
  "messages.read": "leído",
  "messages.new": "Nuevo",
  "messages.unreadable": "Ahora mismo no podemos abrir este mensaje.",
  "messages.unread.one": "{n} mensaje sin leer",
  "messages.unread.other": "{n} mensajes sin leer",
  "messages.markRead": "Marcar como leído",
  "messages.begin": "Escribir un mensaje",
  "messages.write": "Su mensaje",
  "messages.hint.candidate":
    "2000 caracteres como máximo. Nunca envíe dinero, contraseñas ni números de tarjeta, sea cual sea el motivo.",
  "messages.hint.employer":
    "2000 caracteres como máximo. Quien solicita un empleo no le paga nada y ve una advertencia en los mensajes que piden dinero.",
  "messages.send": "Enviar mensaje",
  "messages.warns": "Advertencia de {site}:",
  "messages.rule.money": "No pague. Nadie puede pedirle que pague por un empleo ni por sus papeles.",
  "messages.rule.money.employer":
    "Este mensaje habla de un pago. Nadie puede pedirle a quien busca empleo que pague por el puesto ni por los papeles.",
  "messages.rule.messenger": "Quédese en este sitio: no vemos lo que se escribe en otros lugares.",
  "messages.rule.phone":
    "Este mensaje contiene un número de teléfono. Asegúrese de saber de quién es antes de llamar.",
  "messages.marked": "La persona candidata ve una advertencia en este mensaje",
  "messages.marked.money": "Habla de un pago.",
  "messages.marked.messenger": "Nombra una aplicación de mensajería.",
  "messages.marked.phone": "Contiene un número de teléfono.",
  "messages.marked.admin": "Nuestra administración también ve el mensaje.",
  "messages.report": "Denunciar este mensaje",
  "messages.report.cancel": "Cancelar",
  "messages.report.reason": "¿Qué no está bien?",
  "messages.report.hint": "Leemos el mensaje y lo que usted escriba. No se lo decimos a quien lo envió.",
  "messages.report.submit": "Enviar la denuncia",
  "messages.report.done": "Usted denunció este mensaje. Lo leeremos.",
  "messages.back.application": "Volver a su solicitud",
  "messages.about": "Sobre la solicitud {reference} para {title}",
  "messages.meta.description": "Lo que se han escrito la persona candidata y la empresa.",
  "messages.closed.withdrawn": "La solicitud está retirada, así que aquí ya no se puede escribir.",
  "messages.closed.unchecked":
    "La empresa ya no puede leer las solicitudes de este empleo, así que aquí no se puede escribir.",
  "messages.closed.unpaid": "Podrá escribir a la empresa en cuanto la tarifa esté pagada.",
  "messages.closed.refunded": "La tarifa se devolvió, así que aquí ya no se puede escribir.",
  "messages.closed.closed": "El empleo se cerró hace más de 180 días, así que aquí ya no se puede escribir.",
  "messages.closed.erased": "La solicitud está borrada, así que aquí ya no se puede escribir.",
  "messages.closed.none": "En esta solicitud no participa ninguna empresa.",

  "emails.messages.read": "Leer y responder",
  "emails.messageToCandidate.subject": "{company} le ha escrito sobre {title}",
  "emails.messageToCandidate.heading": "La empresa le ha escrito",
  "emails.messageToCandidate.body":
    "Hay un mensaje de {company} sobre su solicitud para {title}. Léalo y responda en la página de su solicitud. Hasta que lo lea, no le enviaremos otro correo sobre ello.",
  "emails.messageToCandidate.careful":
    "El enlace es secreto: quien lo tiene puede leer su solicitud. Nunca pague a una empresa por un empleo. Si un mensaje pide dinero, denúncielo allí.",
  "emails.messageToEmployer.subject": "Le han escrito sobre la solicitud {reference}",
  "emails.messageToEmployer.heading": "Le ha escrito una persona candidata",
  "emails.messageToEmployer.body":
    "Hay un mensaje sobre la solicitud {reference} para {title}. Léalo y responda en su lista de solicitudes. Hasta que lo lea, no le enviaremos otro correo sobre ello.",

  ...administratorPart(english, "admin.", "adminHome."),
};
