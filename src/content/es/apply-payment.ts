import type { applyPaymentWords as english } from "../en/apply-payment.ts";
import type { Translation } from "../translation.ts";

export const applyPaymentWords: Translation<typeof english> = {
  "apply.review.title": "Revise sus respuestas",
  "apply.review.change.label": "Cambiar {field}",
  "apply.review.none": "Sin respuesta",
  "apply.review.uploaded": "Archivo subido",
  "apply.review.validUntil": "{document}, válido hasta el {date}",
  "apply.review.validUntil.label": "{document}: válido hasta",
  "apply.review.changed.fields": "Otra pestaña cambió estas respuestas: {fields}",
  "apply.review.changed.title": "Sus respuestas han cambiado desde que se mostró la página",
  "apply.review.changed.text": "Aún no se ha enviado nada. Revise sus respuestas aquí abajo y continúe.",
  "apply.step.payment.lead": "Revise sus respuestas, acepte los términos y pague.",
  "apply.step.payment.leadFree": "Revise sus respuestas, acepte los términos y envíe.",
  "apply.step.payment.leadReady": "Aceptó los términos. Pague para enviar su solicitud.",

  "apply.fitting.title": "Empleos disponibles que encajan",
  "apply.fitting.text":
    "Si elige uno de estos, la empresa que lo ofrece recibe su solicitud. Lo que escribió se conserva.",

  "apply.friendly.title": "¿Es correcto?",
  "apply.friendly.passportExpiry": "Vencimiento del pasaporte",
  "apply.friendly.dateOfBirth": "Fecha de nacimiento",
  "apply.friendly.phone": "Número de teléfono",
  "apply.friendly.passportExpired":
    "Su pasaporte venció el {date}. Para trabajar en otro país necesita uno vigente.",
  "apply.friendly.passportEnds":
    "Su pasaporte vence el {date}. Muchos países exigen que al llegar le queden seis meses.",
  "apply.friendly.certificateExpired":
    "{document}: venció el {date}. Puede enviarlo igualmente. Las empresas ven que ha vencido.",
  "apply.friendly.young":
    "Según su fecha de nacimiento tiene {age} años. La mayoría de los empleos son para mayores de 18.",
  "apply.friendly.old": "Según su fecha de nacimiento tiene {age} años. Revise el año.",
  "apply.friendly.noPhone": "{phone} no parece un número de teléfono.",
  "apply.friendly.noCountryCode":
    "{phone} no tiene prefijo de país. Para que puedan llamar desde el extranjero debe empezar por +, como +51 912 345 678.",

  "apply.terms.title": "Términos y condiciones",
  "apply.terms.label": "Términos y condiciones, texto desplazable",
  "apply.terms.accept": "He leído y acepto los términos y condiciones",
  "apply.terms.proceed": "Aceptar e ir al pago",
  "apply.terms.submitFree": "Aceptar y enviar la solicitud",

  "apply.bill.application": "Su solicitud",
  "fee.buysNothing": "Con la tarifa no se compra ni un empleo ni una entrevista ni una visa.",
  "apply.payment.receipt": "Enviamos el recibo a {email}.",
  "apply.payment.initializing": "Preparando el pago...",
  "apply.payment.pay": "Pagar {fee} y enviar la solicitud",
  "apply.payment.paying": "Pagando...",
  "apply.payment.summary":
    "Tarifa de gestión, un solo pago, sin devolución, salvo en los casos de los términos",
  "apply.payment.secure": "El proveedor de pagos se ocupa de su tarjeta. Nosotros nunca vemos el número.",
  "apply.payment.chargedBy": "La tarifa la recibe {name}.",
  "apply.payment.test": "Pago de prueba: no se cobra a ninguna tarjeta",
  "apply.payment.test.hint":
    "4242 4242 4242 4242 se aprueba\n4000 0000 0000 0002 se rechaza\n4000 0025 0000 3155 pide confirmación.",
  "apply.payment.test.secure":
    "En un pago real, el proveedor de pagos se ocupa de su tarjeta y nosotros nunca vemos el número. No introduzca aquí una tarjeta real.",
  "apply.payment.card": "Número de tarjeta",
  "apply.payment.declined": "Su tarjeta fue rechazada.",
  "apply.payment.kept": "No se ha cobrado nada y sus respuestas se conservan. Revise la tarjeta o use otra.",
  "apply.payment.unsure":
    "Todavía no sabemos si se hizo el cobro. Puede pulsar el botón otra vez: nunca se le cobra dos veces. Lo que escribió se conserva.",
  "apply.payment.confirm.title": "Confirme este pago",
  "apply.payment.confirm.text": "En un pago real lo pide su banco. Aquí confirma una prueba de {fee}.",
  "apply.payment.confirm.yes": "Confirmar el pago",
  "apply.payment.confirm.no": "Cancelar",
  "apply.payment.retry": "Reintentar",
  "apply.payment.sendAgain": "Enviar la solicitud otra vez",
  "apply.payment.scriptNeeded":
    "Para pagar con tarjeta hace falta JavaScript. Conservamos todo lo que escribió. Active JavaScript y vuelva a cargar esta página.",
};
