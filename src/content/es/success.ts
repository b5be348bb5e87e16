import type { successWords as english } from "../en/success.ts";
import type { Translation } from "../translation.ts";

export const successWords: Translation<typeof english> = {
  "success.title": "¡Solicitud enviada!",
  "success.meta.title": "¡Solicitud enviada!",
  "success.meta.description": "Su solicitud está enviada: qué pasa ahora y cuándo.",
  "success.meta.keywords": "solicitud enviada, próximos pasos",
  "success.lead": "Hemos recibido su solicitud.",
  "success.reference": "Su referencia",
  "success.reference.hint": "Guárdela e indíquela cuando nos escriba sobre esta solicitud.",
  "success.receipt": "Tarifa pagada",
  "success.receipt.text":
    "Tarifa de gestión, un solo pago, sin devolución, salvo en los casos de los términos. Cubre la gestión de su solicitud. No garantiza un empleo.",
  "success.receipt.free": "No se cobró tarifa.",
  "success.receipt.waived": "Esta solicitud no tiene tarifa.",
  "success.receipt.test": "Fue un pago de prueba: no se cobró a ninguna tarjeta.",
  "practice.title": "Esto fue una práctica",
  "practice.text":
    "El empleo es un ejemplo: no se contrata a nadie y no se cobró a ninguna tarjeta. Esta página muestra cómo sigue una solicitud real.",
  "success.next.title": "Qué pasa ahora",
  "success.next.paid": "Cuando se confirme su pago",
  "success.next.by": "A más tardar el {date}",
  "success.next.then": "Luego",
  "success.next.after": "Después",
  "success.next.meanwhile": "Mientras tanto",
  "success.next.until": "Hasta el {date}",
  "success.next.review": "Nuestro equipo revisa su solicitud en un plazo de {time}.",
  "success.next.interview": "Si su perfil encaja, recibirá una invitación a una entrevista.",
  "success.next.visa": "Si consigue el puesto, le ayudamos con la visa.",
  "success.next.email": "Revise su correo: ahí llegan las novedades.",
  "success.next.page": "La página de su solicitud muestra las novedades.",
  "success.validity": "Su solicitud es válida durante {period}.",
  "course.caption": "De {from} a {to}",
  "success.contact": "¿Preguntas? Escriba a {email}.",
  "success.link.here":
    "Muestra el estado, lo que envió y el recibo. Puede abrirla desde esta página durante una hora tras el envío.",
  "success.link.alsoMailed": "El enlace también está en el correo que le enviamos.",
  "success.link.keep": "Este sitio no envía correos por ahora: abra la página ya y guarde su dirección.",
  "success.link.noEmail": "Este sitio no envía correos por ahora.",
  "success.link.shown": "El enlace a la página de su solicitud ya se mostró aquí.",
  "success.home": "Volver al inicio",
  "success.jobs": "Ver más empleos",
  "success.neutral.title": "No podemos mostrar su solicitud aquí",
  "success.neutral.lead":
    "Solo la mostramos en el navegador que la envió. Abra allí esta página o siga su solicitud con la referencia.",
  "success.neutral.text":
    "Cuando se confirme el pago, la página dirá “¡Solicitud enviada!”, mostrará su referencia y dirá si se cobró la tarifa. No vuelva a pagar antes de mirarla.",
  "success.processing.title": "Su pago está en proceso",
  "success.processing.text":
    "El proveedor de pagos aún no lo ha confirmado. No tiene que pagar otra vez. Enviaremos su solicitud en cuanto se confirme.",
  "success.processing.refresh": "Comprobar otra vez",
  "success.failed.title": "El pago no se completó",
  "success.failed.text":
    "No se cobró la tarifa. Todo lo que escribió se conserva. Puede intentarlo otra vez con la misma tarjeta o con otra.",
  "success.failed.retry": "Intentar el pago otra vez",
  "success.refunded.title": "Este pago se ha devuelto",
  "success.refunded.text":
    "La tarifa vuelve a la tarjeta o a la cuenta con la que pagó. Su banco puede tardar unos días en mostrarlo.",
  "success.unknown.title": "No pudimos comprobar su pago",
  "success.unknown.text":
    "El proveedor de pagos no responde en este momento. No tiene que pagar otra vez. Vuelva a esta página dentro de unos minutos.",
};
