import type { erasureWords as english } from "../en/erasure.ts";
import type { Translation } from "../translation.ts";

export const erasureWords: Translation<typeof english> = {
  "erasure.byCandidate": "Borrada por la persona candidata",
  "erasure.unreadable": "Los datos cifrados no se pueden abrir: falta su clave",
  "erasure.unreadable.employer":
    "La dirección, la fecha de nacimiento, el teléfono y los datos del pasaporte no se pueden abrir: falta la clave de cifrado. La administración encuentra más detalles en el registro.",

  "consent.title": "Lo que usted aceptó",
  "consent.terms": "Términos aceptados",
  "consent.version": "Versión del {version}, aceptada al enviar la solicitud el {date}",
  "consent.none": "No consta ninguna versión",
  "consent.read": "Leer los términos",

  "ownData.title": "Descargar mis datos",
  "ownData.unreadable":
    "No podemos mostrar su dirección, su fecha de nacimiento, su teléfono ni los datos de su pasaporte: falta la clave de cifrado de nuestro lado. Escriba a {email}.",
  "ownData.export.text":
    "El archivo contiene todo lo que conservamos de esta solicitud. El número completo de su pasaporte solo está cuando esta página también lo muestra. Guárdelo bien. Los documentos se descargan de la lista de arriba.",
  "ownData.export.submit": "Descargar mis datos en un archivo",
  "ownData.erase.title": "Borrar mis datos",
  "ownData.erase.text":
    "Primero enviamos un enlace al correo electrónico de esta solicitud, para tener la certeza de que lo pide usted. No borramos nada hasta que lo confirme allí.",
  "ownData.erase.off":
    "Con un enlace por correo comprobamos que lo pide usted. Para que borremos sus datos ahora, escriba a {email} e indique la referencia {reference}.",
  "ownData.erase.off.asked":
    "Este sitio no envía correos por ahora, así que no pudimos enviar el enlace para borrar su solicitud. Escriba a {email} e indique la referencia {reference}.",
  "ownData.erase.submit": "Borrar mis datos",
  "ownData.erase.asked.title": "Todavía no hemos borrado nada",
  "ownData.erase.asked.text":
    "Enviamos un enlace al correo electrónico de esta solicitud. Ábralo y confirme. El enlace vale hasta el {until} UTC. Si en cinco minutos no llega nada, mire en el correo no deseado y pídalo otra vez.",
  "ownData.erase.again": "Enviar otro enlace",
  "ownData.erase.processing":
    "Esta solicitud no se puede borrar ahora, porque el pago está en proceso. Si la borráramos, no podríamos avisarle de un reembolso. Vuelva cuando el pago haya terminado.",
  "ownData.erase.disputed":
    "Esta solicitud no se puede borrar ahora, porque el banco revisa una reclamación sobre el pago. Necesitamos lo que usted envió para responder al banco. Podrá borrarla a partir del {until}.",

  "erasure.title": "Borrar la solicitud {reference}",
  "erasure.meta.description": "Confirme que borramos todo lo que envió con una solicitud.",
  "erasure.lead": "Esto no se puede deshacer.",
  "erasure.goes.title": "Lo que borramos",
  "erasure.goes.answers":
    "Todo lo que escribió: su nombre, su correo electrónico y su teléfono, su dirección, su fecha de nacimiento y los datos de su pasaporte, su formación y el empleo que busca.",
  "erasure.goes.documents":
    "Los documentos que subió; si un documento está también en otra solicitud suya, allí se queda.",
  "erasure.goes.mails": "Los correos sobre ella que aún no hemos enviado.",
  "erasure.stays.title": "Lo que conservamos",
  "erasure.stays.money":
    "La referencia, las fechas, el estado y el pago, sin su nombre: la ley nos obliga a conservar los registros de pagos.",
  "erasure.stays.employer":
    "La entrada en nuestra lista, y en la de la empresa si el empleo es de una empresa de este sitio: allí se leerá “Borrada por la persona candidata”.",
  "erasure.stays.copies": "No podemos borrar lo que una empresa haya copiado antes.",
  "erasure.ends": "Con esto termina la solicitud.",
  "erasure.submit": "Borrar mis datos ahora",
  "erasure.keep": "Conservar mis datos",
  "erasure.blocked.title": "No se borró nada",

  "erased.title": "Su solicitud está borrada",
  "erased.candidate": "Usted la borró el {date} UTC. Sus respuestas y documentos ya no existen.",
  "erased.retention":
    "La borramos el {date} UTC, porque conservamos las solicitudes solo por un tiempo. Sus respuestas y documentos ya no existen.",
  "erased.stays":
    "Conservamos el registro del pago, sin su nombre: la referencia, las fechas, el estado y el pago.",
  "erased.help": "¿Preguntas sobre el pago? Escriba a {email} e indique la referencia {reference}.",
};
