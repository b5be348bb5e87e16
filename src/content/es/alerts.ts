import type { alertsWords as english } from "../en/alerts.ts";
import type { Translation } from "../translation.ts";

export const alertsWords: Translation<typeof english> = {
  "alerts.everything": "todos los empleos",
  "alerts.exact": "“{search}”, tal como está escrito",
  "alerts.offer.title": "Reciba gratis por correo empleos nuevos como estos.",
  "alerts.offer.none": "Reciba gratis un correo cuando haya un empleo así.",
  "alerts.offer.text": "Solo empleos reales. Primero confirma su dirección. Puede darse de baja con un clic.",
  "alerts.email": "Correo electrónico",
  "alerts.frequency": "Frecuencia",
  "alerts.frequency.daily": "Cada día",
  "alerts.frequency.weekly": "Cada semana",
  "alerts.submit": "Avisarme",
  "alerts.submit.jobs": "Avisarme de empleos nuevos",
  "alerts.title": "Avisos de empleo",
  "alerts.lead":
    "Le enviamos por correo los empleos nuevos que coinciden con su búsqueda. Antes de enviarle nada, usted confirma su dirección.",
  "alerts.list": "Su búsqueda: {list}",
  "alerts.list.choose":
    "Para otra búsqueda, filtre los empleos y use el formulario que está debajo de ellos.",
  "alerts.list.browse": "Ver empleos",
  "alerts.rules":
    "Escribimos solo cuando hay algo nuevo y solo sobre empleos abiertos. Nunca enviamos anuncios de muestra.",
  "alerts.stop.text":
    "Use el enlace al final de cada correo y borramos el aviso y su dirección. Con otro enlace puede cambiar la lista o la frecuencia.",
  "alerts.now": "Empleos que coinciden ahora",
  "alerts.now.samples": "No enviamos por correo los anuncios de ejemplo de esta lista.",
  "alerts.now.samples.all": "Todos estos son ejemplos. Solo enviamos por correo empleos reales.",
  "alerts.asked.title": "Revise su correo",
  "alerts.asked.text": "Estamos enviando un enlace a {email}. Ábralo y confirme.",
  "alerts.asked.none":
    "No llega ningún enlace si hoy la dirección recibió demasiados o si este aviso ya está confirmado. Un aviso confirmado sigue activo.",
  "alerts.noSuchList": "Esa lista no existe. Elija los filtros de nuevo.",
  "alerts.noSuchCountry": "No tenemos empleos en ese país. Elija otro país o todos los países.",
  "alerts.confirm.title": "Confirme su aviso de empleo",
  "alerts.confirm.text": "Empleos nuevos de esta lista: {list}. Pulse el botón para recibirlos por correo.",
  "alerts.confirm.submit": "Confirmar el aviso",
  "alerts.confirmed.title": "Su aviso de empleo está activo",
  "alerts.confirmed.text.daily":
    "Escribimos como mucho una vez al día, cuando hay empleos nuevos para su búsqueda: {list}.",
  "alerts.confirmed.text.weekly":
    "Escribimos como mucho una vez por semana, cuando hay empleos nuevos para su búsqueda: {list}.",
  "alerts.tooMany.title": "Ya tiene {n} avisos de empleo",
  "alerts.tooMany.text":
    "Una dirección no puede tener más. Dé de baja uno con el enlace que hay al final de sus correos y vuelva a abrir este enlace.",
  "alerts.unknown.title": "Este enlace ya no funciona",
  "alerts.unknown.text": "Este aviso se dio de baja o su enlace es demasiado antiguo. Puede crear otro.",
  "alerts.unknown.new": "Crear un aviso nuevo",
  "alerts.change.title": "Cambiar su aviso de empleo",
  "alerts.change.submit": "Guardar cambios",
  "alerts.change.saved.title": "Guardado",
  "alerts.change.saved.text": "Su aviso de empleo ha cambiado.",
  "alerts.change.double": "Ya tiene un aviso para esta lista. Elija otra lista o dé de baja uno de los dos.",
  "alerts.search": "Palabras que buscar",
  "alerts.country": "País",
  "alerts.sector": "Sector",
  "alerts.sector.all": "Todos los sectores",
  "alerts.level": "Nivel de experiencia",
  "alerts.level.all": "Todos los niveles",
  "alerts.pay": "Sueldo mínimo en USD al mes",
  "alerts.facts": "Lo que ofrece la empresa",
  "alerts.leave.title": "Dar de baja este aviso",
  "alerts.leave.text": "Borramos el aviso y, con él, su correo electrónico.",
  "alerts.leave.from":
    "No enviaremos más correos de este aviso a {email}, y borraremos el aviso y la dirección.",
  "alerts.leave.gone":
    "Si dio de baja el aviso, no recibirá más correos de él. Si aún llegan, escriba a {email}.",
  "alerts.leave.submit": "Dar de baja el aviso",
  "alerts.leave.keep": "Conservar el aviso",
  "alerts.left.title": "El aviso está dado de baja",
  "alerts.left.text":
    "No enviaremos más correos de este aviso. Puede crear otro desde cualquier lista de empleos.",
  "emails.alert.confirm.subject": "Confirme su aviso de empleo",
  "emails.alert.confirm.body.daily":
    "Abra este enlace para ver su aviso de empleo y confirmarlo. {site} enviará entonces empleos nuevos a esta dirección, como mucho una vez al día:",
  "emails.alert.confirm.body.weekly":
    "Abra este enlace para ver su aviso de empleo y confirmarlo. {site} enviará entonces empleos nuevos a esta dirección, como mucho una vez por semana:",
  "emails.alert.confirm.ignore":
    "Si no lo pidió, no haga nada. No enviaremos más correos y borraremos la dirección a los siete días.",
  "emails.alert.confirm.leave": "Borrar esta dirección ahora mismo",
  "emails.alert.subject.one": "Un empleo nuevo: {list}",
  "emails.alert.subject.other": "{n} empleos nuevos: {list}",
  "emails.alert.subject.more": "Empleos nuevos: {list}",
  "emails.alert.body.one": "Este empleo es nuevo en su lista:",
  "emails.alert.body.other": "Estos empleos son nuevos en su lista:",
  "emails.alert.body.more":
    "Su lista tiene más empleos nuevos de los que caben aquí. Estos son los {n} más recientes:",
  "emails.alert.closes": "Plazo: {date}",
  "emails.alert.all": "Ver la lista completa",
  "emails.alert.change": "Cambiar la frecuencia o la lista",
  "emails.alert.stop": "Dar de baja este aviso",
  "emails.alert.why": "Recibe este correo porque lo pidió en {site} y confirmó esta dirección.",
};
