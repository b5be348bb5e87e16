import type { interviewWords as english } from "../en/interviews.ts";
import type { Translation } from "../translation.ts";

export const interviewWords: Translation<typeof english> = {
  "interview.section": "Entrevistas",
  "interview.time": "Hora",
  "interview.length": "Duración",
  "interview.minutes": "{minutes} minutos",
  "interview.place": "Lugar o enlace",
  "interview.place.unreadable": "Ya no podemos leer el lugar. Escríbanos.",
  "interview.place.warning": "Cuidado: el lugar habla de un pago. Una entrevista nunca le cuesta nada.",
  "interview.state.offered": "Horarios propuestos",
  "interview.state.chosen": "Acordada",
  "interview.state.none": "Ningún horario conviene",
  "interview.state.cancelled": "Cancelada",
  "interview.mark": "Entrevista acordada",
  "interview.mark.offered": "Entrevista propuesta",
  "interview.mark.on": "Para el {date}",

  "interview.own.offered": "{company} le ofrece una entrevista. Elija el horario que le convenga.",
  "interview.own.chosen": "Su entrevista con {company} está acordada.",
  "interview.own.reminded": "Se la recordaremos un día antes y una hora antes.",
  "interview.own.none":
    "Usted indicó a {company} que no le conviene ninguno de estos horarios. Puede que le propongan otros. Todavía puede elegir uno.",
  "interview.own.cancelled": "Esta entrevista con {company} está cancelada.",
  "interview.own.over": "Esta entrevista con {company} ya ha empezado.",
  "interview.own.closed": "La empresa ya no puede abrir la solicitud, así que esta entrevista no se celebra.",
  "interview.own.choices": "Horarios de la entrevista",
  "interview.own.gone": "Este horario ya pasó",
  "interview.own.zone": "Su zona horaria",
  "interview.own.zone.country": "La primera hora es la hora local del país de su nacionalidad ({country}).",
  "interview.own.zone.another": "Usar otra zona horaria",
  "interview.own.zone.own": "Ver los horarios en su zona horaria",
  "interview.own.zone.none": "Elija su zona horaria",
  "interview.own.show": "Actualizar los horarios",
  "interview.own.choose": "Confirmar el horario",
  "interview.own.change": "Cambiar a este horario",
  "interview.own.none.submit": "Pedir otros horarios",
  "interview.own.again": "Elegir otro horario o cancelar",
  "interview.own.cancel": "Cancelar la entrevista",
  "interview.own.cancel.told": "La empresa recibe un correo enseguida.",
  "interview.own.cancel.text": "Esto no se puede deshacer.",
  "interview.own.cancel.submit": "Cancelarla ahora",
  "interview.own.mailed": "Hemos enviado un correo a {company}.",

  "interview.title": "Entrevistas con {name}",
  "interview.meta.title": "Entrevistas para {title}",
  "interview.lead":
    "Proponga hasta cinco horarios. La persona candidata elige uno, y las dos partes reciben la cita para su calendario y recordatorios.",
  "interview.lead.unmailed": "Proponga hasta cinco horarios. La persona candidata elige uno.",
  "interview.offer": "Proponer una entrevista",
  "interview.offer.more": "Añadir otra entrevista",
  "interview.offer.link": "Proponer horarios de entrevista…",
  "interview.move": "Cambiar estos horarios",
  "interview.move.title": "Otros horarios para esta entrevista",
  "interview.move.lead": "La persona candidata vuelve a elegir. El horario acordado deja de valer.",
  "interview.slot": "Horario {n}",
  "interview.slot.first": "Primer horario",
  "interview.slot.optional": "Horario {n} (opcional)",
  "interview.slots.more": "Proponer más horarios",
  "interview.zone": "Zona horaria de estos horarios",
  "interview.zone.hint": "La persona candidata ve también cada horario en UTC y en su propia zona.",
  "interview.minutes.label": "Duración en minutos",
  "interview.place.hint": "Una dirección, un teléfono al que usted llama o el enlace de una videollamada.",
  "interview.submit": "Enviar estos horarios",
  "interview.cancel": "Cancelar esta entrevista",
  "interview.cancel.text": "La persona candidata recibe un correo enseguida. Esto no se puede deshacer.",
  "interview.cancel.submit": "Cancelarla ahora",
  "interview.refused": "A la persona candidata no le conviene ninguno de estos horarios.",
  "interview.done.offered": "Enviamos los horarios por correo a la persona candidata.",
  "interview.done.moved": "Enviamos los horarios nuevos por correo a la persona candidata.",
  "interview.done.cancelled": "La entrevista está cancelada y la persona candidata ha recibido un correo.",
  "interview.unmailed.offered": "La persona candidata ve los horarios en su propia página.",
  "interview.unmailed.cancelled": "La entrevista está cancelada.",
  "interview.slot.skipped": "Esta hora no existe en esta zona por el cambio de horario. Elija otra",
  "interview.slot.form": "Indique fecha y hora, como 2027-03-28T14:30",
  "interview.slot.required": "Proponga al menos un horario",

  "interview.calendar.summary": "Entrevista: {title} ({reference})",
  "interview.calendar.tentative":
    "Todavía no hay un horario acordado. La persona candidata elige uno de estos:\n{times}",
  "interview.calendar.link":
    "Responda o cancele en el sitio: {link}\nUna respuesta desde su calendario no llega a la otra parte.",

  "interview.mail.timeOf": "Horario {n}",
  "interview.mail.zone.yours": "{time}, hora suya",
  "interview.mail.zone.employer": "{time}, hora de la empresa",
  "interview.mail.choose": "Elegir un horario",
  "interview.mail.open": "Abrir las entrevistas",
  "interview.mail.calendar":
    "El archivo adjunto actualiza su calendario. Responda en el sitio: una respuesta desde su calendario no llega a la otra parte.",
  "interview.mail.calendar.open":
    "La cita adjunta para el calendario aún no está acordada. Responda con el botón: no vemos las respuestas de su calendario.",
  "interview.mail.calendar.employer":
    "El archivo adjunto actualiza su calendario. La persona candidata no ve lo que usted cambie allí: use el sitio.",
  "interview.mail.candidate.offered.subject": "Entrevista para {job}: elija un horario",
  "interview.mail.candidate.offered.heading": "Elija un horario para su entrevista",
  "interview.mail.candidate.offered.body":
    "Recibe una invitación a una entrevista para {job}. Elija el horario que le convenga o indique que no le conviene ninguno.",
  "interview.mail.candidate.moved.subject": "Entrevista para {job}: otros horarios",
  "interview.mail.candidate.moved.heading": "Otros horarios para su entrevista",
  "interview.mail.candidate.moved.body":
    "La empresa propone otros horarios para su entrevista para {job}. El anterior ya no vale. Elija de nuevo.",
  "interview.mail.candidate.chosen.subject": "{job}: entrevista acordada, {time}",
  "interview.mail.candidate.chosen.body":
    "Su entrevista para {job} está acordada. Se la recordaremos un día antes y una hora antes.",
  "interview.mail.candidate.none.subject": "{job}: pidió otros horarios para la entrevista",
  "interview.mail.candidate.none.body":
    "Usted indicó a la empresa que no le conviene ningún horario para {job}. Puede que le propongan otros. Hasta entonces, todavía puede elegir uno de estos.",
  "interview.mail.candidate.cancelled.subject": "Entrevista cancelada: {job}",
  "interview.mail.candidate.cancelled.heading": "La entrevista se ha cancelado",
  "interview.mail.candidate.cancelled.body":
    "La entrevista para {job} está cancelada. Su solicitud sigue adelante, salvo que su página diga otra cosa.",
  "interview.mail.candidate.cancelledByYou.subject": "{job}: canceló la entrevista",
  "interview.mail.candidate.cancelledByYou.body":
    "Usted canceló la entrevista para {job}. Su solicitud sigue adelante, salvo que su página diga otra cosa.",
  "interview.mail.candidate.day.subject": "{job}: entrevista en un día, {time}",
  "interview.mail.candidate.day.body": "Falta más o menos un día para su entrevista para {job}.",
  "interview.mail.candidate.hour.subject": "{job}: entrevista en una hora, {time}",
  "interview.mail.candidate.hour.body": "Falta más o menos una hora para su entrevista para {job}.",
  "interview.mail.employer.offered.subject": "{job}: entrevista propuesta ({reference})",
  "interview.mail.employer.offered.body":
    "No hay nada que hacer hasta que llegue la respuesta. Usted propuso una entrevista para {job}.",
  "interview.mail.employer.moved.subject": "{job}: entrevista con horarios nuevos ({reference})",
  "interview.mail.employer.moved.body":
    "No hay nada que hacer hasta que se elija uno de los nuevos horarios para {job}. El acordado ya no vale. El archivo adjunto mueve la cita del calendario al primer horario nuevo, aún sin acordar.",
  "interview.mail.employer.chosen.subject": "{job}: entrevista acordada, {time}",
  "interview.mail.employer.chosen.body":
    "La persona de la solicitud {reference} para {job} ha elegido un horario para la entrevista.",
  "interview.mail.employer.none.subject": "{job}: ningún horario de entrevista conviene ({reference})",
  "interview.mail.employer.none.body":
    "Proponga otros horarios: ninguno de estos conviene a la persona de la solicitud {reference} para {job}.",
  "interview.mail.employer.cancelled.subject": "{job}: entrevista cancelada ({reference})",
  "interview.mail.employer.cancelled.body":
    "Se ha cancelado la entrevista con la persona de la solicitud {reference} para {job}.",
  "interview.mail.employer.cancelledByYou.subject": "{job}: usted canceló una entrevista ({reference})",
  "interview.mail.employer.cancelledByYou.body":
    "Usted canceló la entrevista con la persona de la solicitud {reference} para {job}.",
  "interview.mail.employer.day.subject": "{job}: entrevista en un día, {time}",
  "interview.mail.employer.day.body":
    "Falta más o menos un día para su entrevista con la persona de la solicitud {reference} para {job}.",
  "interview.mail.employer.hour.subject": "{job}: entrevista en una hora, {time}",
  "interview.mail.employer.hour.body":
    "Falta más o menos una hora para su entrevista con la persona de la solicitud {reference} para {job}.",
};
