import type { rejectionWords as english } from "../en/rejections.ts";
import type { Translation } from "../translation.ts";

export const rejectionWords: Translation<typeof english> = {
  "rejection.experience.reason": "Experiencia",
  "rejection.certificates.reason": "Certificados",
  "rejection.documents.reason": "Documentos",
  "rejection.filled.reason": "El puesto está cubierto",
  "rejection.other.reason": "Otro motivo",

  "rejection.experience.told":
    "Gracias por su solicitud. Para este puesto, la empresa busca más experiencia o experiencia de otro tipo.",
  "rejection.certificates.told":
    "Gracias por su solicitud. Para este puesto, la empresa necesita certificados que no figuran en ella.",
  "rejection.documents.told":
    "Gracias por su solicitud. Con los documentos recibidos, la empresa no pudo decidir a su favor.",
  "rejection.filled.told":
    "Gracias por su solicitud. La empresa ya tiene a las personas que buscaba para este puesto. Eso no dice nada en contra de usted.",
  "rejection.other.told": "Gracias por su solicitud. Esta vez la empresa ha elegido a otras personas.",
  "rejection.note.words": "La empresa escribe:",

  "rejection.form": "Rechazar con un motivo…",
  "rejection.form.change": "Añadir o cambiar el motivo",
  "rejection.reason": "Motivo (opcional)",
  "rejection.reason.none": "Sin motivo",
  "rejection.note": "Sus palabras para la persona candidata (opcional)",
  "rejection.note.hint": "{max} caracteres como máximo. Sin datos de contacto y sin hablar de dinero.",
  "rejection.template": "O una de sus frases (opcional)",
  "rejection.template.none": "Ninguna",
  "rejection.submit": "Rechazar",
  "rejection.submit.change": "Guardar el motivo",
  "rejection.shown": "Motivo: {reason}",
  "rejection.note.shown": "Sus palabras: “{note}”",

  "rejection.note.money":
    "Nunca se debe pedir dinero a quien solicita un empleo. Quite esta frase: “{sentence}”",
  "rejection.note.messenger": "No lleve a nadie a un servicio de mensajería. Quite esta frase: “{sentence}”",
  "rejection.note.phone": "No incluya números de teléfono en la nota. Hay uno en esta frase: “{sentence}”",

  "noteTemplates.title": "Mensajes de rechazo",
  "noteTemplates.lead":
    "Guarde las frases que suele escribir cuando rechaza una solicitud. Puede elegir una junto al motivo.",
  "noteTemplates.empty": "Todavía no guarda ninguna frase.",
  "noteTemplates.list": "Frases guardadas",
  "noteTemplates.text": "Frase",
  "noteTemplates.text.of": "Frase {n}",
  "noteTemplates.hint": "{max} caracteres como máximo. La persona candidata las lee como palabras de usted.",
  "noteTemplates.add": "Añadir una frase",
  "noteTemplates.add.submit": "Añadir",
  "noteTemplates.save": "Guardar",
  "noteTemplates.save.of": "Guardar la frase {n}",
  "noteTemplates.delete": "Borrar",
  "noteTemplates.delete.of": "Borrar la frase {n}",
  "noteTemplates.full": "Ya guarda 20 frases. Borre una antes de añadir otra.",
};
