import type { emailWords as english } from "../en/emails.ts";
import type { Translation } from "../translation.ts";

export const emailWords: Translation<typeof english> = {
  "emails.greeting": "Hola, {name}:",
  "emails.hello": "Hola:",
  "emails.mailboxCode.subject": "Confirme su correo electrónico",
  "emails.mailboxCode.body":
    "Inicie sesión en {site} y escriba este código para confirmar que este correo electrónico es suyo:",
  "emails.mailboxCode.limits":
    "El código vale 24 horas. Solo funciona el más reciente. Hasta entonces no escribimos a esta dirección sobre solicitudes y empleos.",
  "emails.mailboxCode.ignore":
    "Si usted no abrió una cuenta en {site}, no haga nada y no dé el código a nadie. Sin él, la dirección queda sin confirmar.",
  "emails.position": "{title} en {company}",
  "emails.anyPosition": "un empleo en el extranjero",
  "emails.follow": "Por su seguridad, la página le pide este correo electrónico y le envía un código.",
  "emails.feeKept": "La tarifa no se le devuelve.",
  "emails.sign": "Un saludo cordial,\n{site}",
  "emails.action.application": "Abrir su solicitud",
  "emails.action.document": "Enviar otro archivo",
  "emails.action.draft": "Continuar su solicitud",
  "emails.action.erasure": "Confirmar el borrado",
  "emails.action.password": "Crear una contraseña nueva",
  "emails.action.mailbox": "Escribir el código",
  "emails.action.saved": "Abrir sus empleos guardados",
  "emails.action.job": "Ver el empleo",
  "emails.action.changeJob": "Cambiar el empleo",
  "emails.action.company": "Abrir sus empresas",
  "emails.action.renewal": "Pedir la renovación",
  "emails.action.dashboard": "Abrir su panel",
  "emails.action.requests": "Abrir las peticiones",
  "emails.action.confirmAlert": "Confirmar la alerta de empleo",
  "emails.action.confirmNewsletter": "Confirmar el boletín",
  "emails.fact.reference": "Referencia",
  "emails.fact.job": "Empleo",
  "emails.fact.file": "Archivo",
  "emails.fact.appliedFor": "Se postuló para",
  "emails.fact.receivedOn": "Recibida el",
  "emails.fact.status": "Estado",
  "emails.fact.checkedUntil": "Verificada hasta el",
  "emails.fact.amount": "Importe",
  "emails.fact.feePaid": "Tarifa pagada",
  "emails.fact.paidOn": "Fecha de pago",
  "emails.fact.paidTo": "Pagado a",
  "emails.fact.testOn": "Fecha de la prueba",
  "emails.fact.payment": "Identificador del pago",
  "emails.receipt.subject": "Recibo: {fee} por su solicitud {reference}",
  "emails.receipt.subject.job": "{title}, {company}: recibo de {fee}",
  "emails.receipt.body": "Hemos recibido su pago de {fee}, la tarifa de gestión de su solicitud.",
  "emails.receipt.subject.test": "Pago de prueba: {fee} por su solicitud {reference}",
  "emails.receipt.subject.test.job": "{title}, {company}: pago de prueba de {fee}",
  "emails.receipt.body.test":
    "Fue un pago de prueba de {fee}, la tarifa de gestión de su solicitud. No se cobró a ninguna tarjeta ni se movió dinero.",
  "emails.receipt.test": "Pago de prueba: no se cobra a ninguna tarjeta",
  "emails.applicationReceived.subject": "Hemos recibido su solicitud {reference}",
  "emails.applicationReceived.subject.job": "{title}, {company}: hemos recibido su solicitud",
  "emails.applicationReceived.body":
    "Hemos recibido su solicitud para {position}. Guarde su referencia e indíquela cuando nos escriba.",
  "emails.applicationReceived.next":
    "Nuestro equipo revisa su solicitud en un plazo de {time}. Si su perfil encaja, recibirá una invitación a una entrevista. Revise su correo: ahí llegan las novedades.",
  "emails.applicationReceived.link":
    "Su solicitud tiene su propia página. Muestra el estado, lo que envió y el recibo:",
  "emails.applicationReceived.keep":
    "Quien tenga este enlace puede leer la solicitud. No lo comparta. El enlace funciona 90 días. Después, ábralo para recibir uno nuevo por correo.",
  "emails.applicationLink.subject": "Un enlace nuevo a su solicitud {reference}",
  "emails.applicationLink.subject.job": "{title}, {company}: un enlace nuevo a su solicitud",
  "emails.applicationLink.body": "Abra su solicitud con este enlace nuevo:",
  "emails.applicationLink.ignore":
    "Lo enviamos porque alguien abrió un enlace de hace más de 90 días y pidió otro. Si no fue usted, no haga nada. Nadie puede abrir su solicitud con el enlace antiguo.",
  "emails.applicationReceived.passport":
    "El número de pasaporte que envió termina en {ending}. Para proteger sus datos, nunca escribimos el número completo.",
  "emails.applicationReceived.limits":
    "La tarifa cubre la gestión de la solicitud. Con ella no se compra ni un empleo ni una entrevista ni una visa.",
  "emails.refund.subject": "Le devolvimos la tarifa de su solicitud {reference}",
  "emails.refund.subject.job": "{title}, {company}: le devolvimos {fee}",
  "emails.refund.body": "Le devolvimos completa la tarifa de su solicitud: {fee}.",
  "emails.refund.reason": "El motivo: {reason}",
  "emails.refund.bank":
    "El dinero vuelve a la tarjeta o a la cuenta con la que pagó. Su banco puede tardar hasta diez días en mostrarlo.",
  "emails.refundFailed.subject": "El reembolso de su solicitud {reference} no llegó",
  "emails.refundFailed.subject.job": "{title}, {company}: el reembolso no llegó",
  "emails.refundFailed.body":
    "Su dinero sigue con nosotros: {fee} de su solicitud. Su banco o el proveedor de pagos rechazó el reembolso del que le escribimos.",
  "emails.refundFailed.body.test":
    "El reembolso de {fee} de su solicitud no llegó, porque el proveedor de pagos lo rechazó.",
  "emails.refundFailed.next":
    "Haremos el reembolso otra vez y le avisaremos cuando esté hecho. Si la tarjeta o la cuenta con la que pagó está cerrada, escriba a {contact}. Se lo devolveremos de otra forma.",
  "emails.newsletter.subject": "Confirme su suscripción al boletín",
  "emails.newsletter.body":
    "Confirme con este enlace que quiere el boletín de {site}. Trae empleos nuevos a esta dirección, como mucho una vez por semana:",
  "emails.newsletter.ignore":
    "Si no lo pidió, no haga nada. No haremos la suscripción y borraremos la dirección a los siete días.",
  "emails.newsletter.leave": "Darse de baja más adelante o borrar esta dirección",
  "emails.reset.subject": "Cree una contraseña nueva",
  "emails.reset.body": "Tiene una hora para crear una contraseña nueva con este enlace. Funciona una vez:",
  "emails.reset.ignore": "Si no lo pidió usted, no haga nada. Su contraseña sigue igual.",
  "emails.status.subject": "Su solicitud {reference}: {status}",
  "emails.status.subject.job": "{title}, {company}: {status}",
  "emails.rejected.subject": "La decisión sobre su solicitud {reference}",
  "emails.rejected.subject.job": "{title}, {company}: la decisión de la empresa",
  "emails.status.similar": "Ver empleos parecidos",
  "emails.status.body": "Su solicitud para {position} tiene un nuevo estado: {status}.",
  "emails.rejected.body": "Lo sentimos: su solicitud para {position} no fue aceptada.",
  "emails.status.note": "La empresa escribe: “{note}”",
  "emails.erasure.subject": "Confirme: borrar la solicitud {reference}",
  "emails.erasure.subject.job": "{title}, {company}: confirme el borrado de su solicitud",
  "emails.erasure.body":
    "Abra este enlace en las próximas 24 horas y confirme allí que borremos su solicitud.",
  "emails.erasure.limits":
    "Sus respuestas y documentos se borrarán para siempre. Conservamos el registro del pago, sin su nombre.",
  "emails.erasure.ignore": "Si no lo pidió, no haga nada. Su solicitud sigue como está.",
  "emails.newApplications.subject.one": "Una solicitud nueva para sus empleos",
  "emails.newApplications.subject.other": "{n} solicitudes nuevas para sus empleos",
  "emails.newApplications.body.one": "Tiene una solicitud nueva:",
  "emails.newApplications.body.other": "Tiene {n} solicitudes nuevas:",
};
