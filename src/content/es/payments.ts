import { administratorPart } from "../administrator-part.ts";
import { paymentsWords as english } from "../en/payments.ts";
import type { Translation } from "../translation.ts";

export const paymentsWords: Translation<typeof english> = {
  "application.title.job": "Su solicitud: {title}, {company}",
  "application.general": "Su solicitud general",
  "application.meta.description": "El estado de una solicitud, lo que se envió y el recibo.",
  "application.lead": "Cualquiera que tenga este enlace puede abrir esta página. No lo comparta.",
  "application.vacancy": "Empleo",
  "application.vacancy.of": "{title}, {company}",
  "application.refunded.title": "Le devolvimos la tarifa",
  "application.refunded.text":
    "Ya nadie responde a esta solicitud. Su banco puede tardar unos días en mostrar el dinero.",
  "application.status": "Estado",
  "application.date": "{date} UTC",
  "application.sent": "Lo que envió",
  "application.passport": "Termina en {ending}",
  "application.documents": "Documentos",
  "application.documents.note": "De un documento que dio como enlace no guardamos copia.",
  "application.documents.link": "Su enlace a {host}",
  "application.manage": "Gestionar esta solicitud",
  "application.documents.download": "Descargar",
  "application.openings": "Quién abrió qué",
  "application.openings.none":
    "Ninguna empresa ha abierto el número de su pasaporte, su fecha de nacimiento ni su dirección.",
  "application.openings.log": "Registramos cada vez que se abren.",
  "application.openings.noDocuments": "Nadie ha abierto todavía sus documentos.",
  "application.openings.unmasked":
    "La empresa ve el número de su pasaporte, su fecha de nacimiento y su dirección junto con su solicitud.",
  "application.openings.last.one": "Última consulta, de {total} en total.",
  "application.openings.last.other":
    "Las últimas {n} de {total} consultas, de la más reciente a la más antigua.",
  "application.openings.us": "Nosotros",
  "application.openings.employer": "Otra empresa a la que envió este documento",
  "application.openings.document": "{who}: {what}, el {date}",
  "application.openings.details":
    "{who}: número de pasaporte, fecha de nacimiento y dirección, el {date}, {reason}",
  "application.openings.resumeUrl": "currículum",
  "application.openings.passportCopyUrl": "copia del pasaporte",
  "application.openings.certificatesUrl": "certificados",
  "application.openings.photographUrl": "fotografía",
  "disclosure.reason.contract": "para preparar un contrato",
  "disclosure.reason.visa": "para tramitar una visa",
  "disclosure.reason.identity": "para comprobar su identidad",
  "application.receipt": "Recibo",
  "application.receipt.amount": "Importe",
  "application.receipt.amount.refunded": "{amount}, reembolsado el {date}",
  "application.receipt.paidAt": "Fecha de pago",
  "application.receipt.reference": "Referencia",
  "application.receipt.payment": "Identificador del pago",
  "application.receipt.state": "Estado",
  "application.receipt.paid": "Pagado",
  "application.receipt.paid.test": "Pagado (prueba, no se cobró nada)",
  "application.receipt.refunding": "Reembolso en curso",
  "application.receipt.refunded": "Reembolsado",
  "application.receipt.refundedPart": "Reembolsado hasta ahora",
  "application.receipt.reason": "Motivo del reembolso",
  "application.receipt.what":
    "La tarifa cubre la gestión de su solicitud. Con ella no se compra ni un empleo ni una entrevista ni una visa.",
  "application.help": "¿Algo no está bien? Escriba a {email} e indique la referencia {reference}.",

  "success.link": "La página de su solicitud",
  "success.link.open": "Abrir su solicitud",
  "success.link.text": "Muestra el estado, lo que envió y el recibo.",
  "success.link.copy": "Copiar el enlace",
  "success.link.copied": "Enlace copiado",
  "success.link.refused": "Su navegador no copió el enlace. Abra su solicitud y guarde su dirección.",
  "success.link.once":
    "Guarde ahora el enlace privado de su solicitud. Esta página lo muestra solo durante una hora.",
  "success.link.mailed":
    "El enlace a la página de su solicitud está en el correo que le enviamos. Aquí ya se mostró.",

  ...administratorPart(english, "admin."),
};
