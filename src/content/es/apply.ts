import type { applyWords as english } from "../en/apply.ts";
import type { Translation } from "../translation.ts";

export const applyWords: Translation<typeof english> = {
  "apply.meta.title": "Paso {step} de {steps}: {heading}",
  "apply.progress": "Paso {step} de {steps}",
  "apply.progress.label": "Avance",
  "apply.job": "Empleo que solicita",
  "apply.bill.general": "Solicitud general",
  "apply.job.general": "Solicitud general, sin un empleo concreto",
  "apply.job.sample": "Anuncio de muestra",
  "apply.job.change": "Cambiar de empleo",
  "apply.job.choose": "Elegir un empleo",
  "apply.ways.general": "La leen primero quienes dirigen este sitio",
  "apply.change": "Cambiar",
  "apply.ready.title": "Tenga a mano",
  "apply.ready.passport":
    "Su pasaporte: el número, la fecha de vencimiento y una foto o un escaneo de la página con su retrato",
  "apply.ready.resume": "Su currículum en PDF o Word",
  "apply.ready.certificates": "Sus certificados y una foto suya, si quiere enviarlos",
  "apply.ready.card": "Una tarjeta o una cuenta para pagar la tarifa, al final",
  "apply.group.you": "Usted",
  "apply.group.passport": "Su pasaporte",
  "apply.group.reach": "Cómo contactar con usted",
  "apply.required": "Responda a todo lo que no esté marcado como opcional.",
  "apply.required.files":
    "Envíe su currículum y una copia de la página con foto de su pasaporte. Lo demás es opcional.",
  "apply.optional": "(opcional)",
  "apply.choose": "Elija una opción",
  "apply.yes": "Sí",
  "apply.no": "No",
  "apply.back": "Atrás",
  "apply.continue": "Guardar y continuar",
  "apply.saved":
    "Su navegador conserva lo que escribe, pero nunca el número de su pasaporte. Cuando continúa, lo conserva nuestro servidor, cifrado, el tiempo que indica la Política de privacidad.",
  "apply.resume": "Hola de nuevo. Conservamos lo que usted escribió.",
  "apply.discard": "Borrar mis respuestas y empezar de nuevo",
  "apply.discard.text": "Esto no se puede deshacer.",
  "apply.discard.submit": "Borrar y empezar de nuevo",

  "apply.step.personal": "Datos personales",
  "apply.step.professional": "Datos profesionales",
  "apply.step.documents": "Documentos",
  "apply.step.payment": "Términos, condiciones y pago",
  "apply.step.personal.lead": "Responda a todas las preguntas con los datos de su pasaporte.",

  "apply.document.mode.upload": "Subir archivo",
  "apply.document.mode.url": "Pegar enlace",
  "apply.document.mode.label": "Cómo enviar: {document}",
  "apply.document.hint.resumeUrl": "PDF, DOC o DOCX, de menos de 10 MB.",
  "apply.document.hint.photo": "También vale una foto JPG o PNG: su dispositivo la convierte en un PDF.",
  "apply.document.hint.passportCopyUrl":
    "PDF, JPG o PNG, de menos de 10 MB. La página con su foto, con las cuatro esquinas a la vista.",
  "apply.document.hint.certificatesUrl": "PDF, JPG o PNG, de menos de 10 MB. Hasta diez, uno tras otro.",
  "apply.document.hint.further": "PDF, JPG o PNG, de menos de 10 MB.",
  "apply.document.hint.photographUrl": "JPG o PNG, de menos de 10 MB. Una foto sencilla, tipo pasaporte.",
  "apply.document.hint.shrink": "Su dispositivo reduce las fotos grandes antes de enviarlas.",
  "apply.document.hint.url": "Un enlace que empiece por https:// y que cualquiera pueda abrir.",
  "apply.document.url": "Enlace al documento",
  "apply.document.choose": "Elegir archivo",
  "apply.document.send": "Subir archivo",
  "apply.document.uploading": "Subiendo {name}",
  "apply.document.waiting": "Aún sin enviar. Nuevo intento en {seconds} s",
  "apply.document.shrinking": "Reduciendo la foto...",
  "apply.document.validUntil": "Válido hasta",
  "apply.document.validUntil.hint":
    "El último día, si el certificado lo tiene. Le escribimos 60 y 14 días antes.",
  "apply.document.uploaded": "Subido",
  "apply.document.remove": "Quitar",
  "apply.document.remove.label": "Quitar {name}",
  "apply.document.retry": "Reintentar",
  "apply.document.cancel": "Cancelar",

  "apply.payment.title": "Pago",
  "apply.payment.done": "Hemos recibido su pago. No tiene que pagar otra vez.",

  "fee.notice":
    "Cada solicitud cuesta {fee}. La tarifa cubre la gestión de su solicitud y no se devuelve, salvo en los casos de los términos. Con ella no se compra ni un empleo ni una entrevista ni una visa.",
  "fee.free": "La solicitud es gratis. No garantiza un empleo, una entrevista ni una visa.",
  "fee.title": "Antes de pagar",
  "fee.free.title": "Sin tarifa",

  "fee.waived": "Aquí no se cobra tarifa. {reason}",

  "appliedBefore.link": "Abrir la solicitud que envió",
};
