import type { savedWords as english } from "../en/saved.ts";
import type { Translation } from "../translation.ts";

export const savedWords: Translation<typeof english> = {
  "saved.save": "Guardar empleo",
  "saved.save.title": "Guardar empleo: {title}",
  "saved.saved": "Guardado. Ver su lista",
  "saved.saved.short": "Guardado",
  "saved.nav": "Guardados",
  "saved.title": "Empleos guardados",
  "saved.lead": "Este navegador conserva los empleos que usted guarda. No necesita una cuenta.",
  "saved.count.one": "{n} empleo guardado en este navegador",
  "saved.count.other": "{n} empleos guardados en este navegador",
  "saved.empty":
    "No hay empleos guardados en este navegador. Pulse ☆ o “Guardar empleo” en cualquier empleo y lo encontrará aquí.",
  "saved.browse": "Ver empleos",
  "saved.remove": "Quitar",
  "saved.remove.title": "Quitar: {title}",
  "saved.closed": "Cerrado",
  "saved.hidden": "Este empleo no está en el sitio en este momento.",
  "saved.full.title": "Su lista está llena",
  "saved.full.text":
    "En la lista caben {most} empleos, así que este no se guardó. Quite alguno que ya no le interese y vuelva a guardarlo.",
  "saved.done.saved": "El empleo está guardado.",
  "saved.done.removed": "El empleo ya no está en su lista.",
  "saved.done.added": "Sus empleos guardados ya están en este navegador.",
  "saved.done.partly":
    "En la lista caben {most} empleos. Añadimos los más recientes; los demás no cupieron y siguen en el otro navegador.",
  "saved.done.reminded": "Los recordatorios están activados.",
  "saved.done.stopped": "Los recordatorios están desactivados. Hemos borrado la dirección de correo.",
  "saved.link.title": "Lleve consigo su lista y reciba recordatorios",
  "saved.link.text":
    "Le enviamos un enlace por correo. Ábralo en otro dispositivo y allí estarán también sus empleos guardados. Este navegador los conserva.",
  "saved.link.email": "Correo electrónico",
  "saved.link.remind": "Avisarme por correo tres días antes de que cierre un empleo guardado",
  "saved.link.submit": "Enviarme el enlace",
  "saved.link.again": "Enviar el enlace otra vez",
  "saved.link.elsewhere": "Enviarme un enlace a esta lista",
  "saved.link.sent.title": "Mire su bandeja de entrada",
  "saved.link.sent.text":
    "Abra el correo enviado a {email} y siga el enlace. Funciona durante 72 horas. Mandamos como mucho cinco enlaces al día a una dirección.",
  "saved.link.sent.remind":
    "Los recordatorios empiezan cuando usted abra el enlace y pulse el botón que hay allí.",
  "saved.link.nothing": "No hay empleos guardados en este navegador, así que no hay nada que enviar.",
  "saved.remind.title": "Recordatorios",
  "saved.remind.on":
    "Escribimos a {address} tres días antes de que cierre un empleo guardado, una sola vez por empleo.",
  "saved.remind.stop": "Desactivar recordatorios",
  "saved.take.title": "Sus empleos guardados",
  "saved.take.description": "Traiga a este navegador los empleos que guardó en otro dispositivo.",
  "saved.take.lead.one": "Guardó {n} empleo en otro navegador. Añádalo también a este. Seguirá en los dos.",
  "saved.take.lead.other":
    "Guardó {n} empleos en otro navegador. Añádalos también a este. Seguirán en los dos.",
  "saved.take.submit.one": "Añadir este empleo",
  "saved.take.submit.other": "Añadir estos {n} empleos",
  "saved.take.reminds":
    "El botón activa los recordatorios: escribimos a {email} tres días antes de que cierre un empleo guardado. Puede desactivarlos cuando quiera.",
  "saved.take.mail": "Escribir a {email} tres días antes de que cierre un empleo guardado",
  "saved.take.here": "Estos empleos guardados ya están en este navegador.",
  "saved.take.remind": "Activar recordatorios",
  "saved.take.go": "Ver sus empleos guardados",
  "saved.stop.title": "Desactivar los recordatorios de empleos guardados",
  "saved.stop.text":
    "No enviaremos más recordatorios a {email} y borraremos la dirección. Sus empleos guardados se quedan.",
  "saved.stop.submit": "Desactivar recordatorios",
  "saved.stop.keep": "Conservar los recordatorios",
  "saved.stopped.title": "Recordatorios desactivados",
  "saved.stopped.text": "No enviaremos más recordatorios y hemos borrado la dirección.",
  "emails.saved.link.subject": "Sus empleos guardados",
  "emails.saved.link.body":
    "Abra este enlace en el navegador donde quiera tener sus empleos guardados y pulse allí el botón:",
  "emails.saved.link.body.reminds":
    "Abra este enlace en el navegador donde quiera tener sus empleos guardados y pulse allí el botón. Desde entonces también le avisaremos tres días antes de que cierre alguno:",
  "emails.saved.link.keep": "El enlace funciona durante 72 horas y en un solo navegador.",
  "emails.saved.link.ignore":
    "Si no lo pidió, no haga nada. No enviaremos recordatorios y borraremos la dirección en un plazo de diez días.",
  "emails.saved.closing.subject": "Cierra el {date}: {title}",
  "emails.saved.closing.body": "Usted guardó este empleo. Puede enviar su solicitud hasta el {date}:",
  "emails.saved.closing.why":
    "Recibe este correo porque lo pidió en {site} y confirmó esta dirección. Escribimos una sola vez sobre cada empleo.",
  "emails.saved.closing.stop": "Desactivar estos recordatorios",
};
