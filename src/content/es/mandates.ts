import { administratorPart } from "../administrator-part.ts";
import { mandateWords as english } from "../en/mandates.ts";
import type { Translation } from "../translation.ts";

export const mandateWords: Translation<typeof english> = {
  "company.title": "Su empresa",
  "company.lead":
    "Envíe estos datos. Una persona los revisa, y sus empleos llevan entonces el distintivo “Empresa verificada”.",
  "company.sent.title": "Tenemos su petición",
  "company.sent.text": "La revisa una persona. Le escribiremos cuando hayamos decidido.",
  "company.sent.unmailed": "La revisa una persona. Esta página muestra la decisión.",
  "company.sent.confirm.title": "Tenemos su petición. Ahora confirme su correo electrónico",
  "company.sent.confirm.text":
    "Cuando haya escrito el código, decidiremos sobre su petición y le escribiremos.",
  "company.confirm.text":
    "Cuando haya escrito el código, podremos terminar la verificación de su empresa y le escribiremos.",
  "company.list": "Sus peticiones",
  "company.onFile": "Lo que tenemos registrado",
  "company.state.asked": "Una persona revisa su petición. Le escribiremos cuando hayamos decidido.",
  "company.question.by": "La persona de {site} que verifica su empresa pregunta:",
  "company.answer": "Su respuesta",
  "company.answer.next":
    "Una persona la lee y continúa la verificación. Le escribiremos cuando hayamos decidido.",
  "company.answer.submit": "Responder a la pregunta",
  "company.asked": "Nuestra pregunta",
  "company.state.checked": "Verificada hasta el {date}",
  "company.state.none": "Nadie ha pedido aún verificar esta empresa.",
  "company.state.lapsed": "La verificación venció el {date}. Pida una nueva.",
  "company.state.refused": "Rechazamos la petición. Puede enviar otra.",
  "company.state.withdrawn":
    "Retiramos esta verificación. Sus empleos para esta empresa no se ven en el sitio.",
  "company.reason": "Le escribimos: {reason}",
  "company.again": "Pedir esta comprobación",
  "company.form": "Pedir una verificación",
  "company.form.another": "Pedir la verificación de otra empresa",
  "company.form.of": "Pedir la verificación de {company}",
  "company.form.change": "Cambiar lo que tenemos registrado",
  "company.name": "Empresa",
  "company.name.hint": "Exactamente como aparece en sus empleos",
  "company.country": "País de la empresa",
  "company.website": "Sitio web",
  "company.website.hint": "Como https://www.example.com",
  "company.registerNumber": "Número en el registro de empresas",
  "company.kind": "¿Cómo contrata?",
  "company.kind.fact": "Cómo contrata",
  "company.kind.direct": "Contratamos para nosotros",
  "company.kind.agency": "Somos una agencia",
  "company.agency": "Para agencias",
  "company.licence.kind": "Tipo de licencia",
  "company.licence.kind.hint": "Como RPSL, DMW, BMET o un certificado del MLC",
  "company.licence.number": "Número de licencia",
  "company.licence.issuer": "Emitida por",
  "company.licence.validUntil": "Último día de la licencia",
  "company.principals": "Empresas para las que contrata",
  "company.principals.hint": "Una empresa por línea",
  "company.phone": "Número de teléfono",
  "company.phone.hint":
    "Para preguntas, con el prefijo del país. Para verificarle, llamamos a un número que buscamos por otra vía.",
  "company.files": "Archivos que nos ayudan a verificar (opcional)",
  "company.files.sent": "Archivos",
  "company.files.lead":
    "Hasta {n} archivos, como la licencia, un extracto del registro o cartas de las empresas para las que contrata. Solo pueden abrirlos usted y nuestra administración.",
  "company.files.choose": "Elija archivos (PDF, Word, JPG o PNG, hasta 10 MB cada uno)",
  "company.files.ready": "Los archivos marcados van con su petición y borramos los demás:",
  "company.files.open": "Abrir {file}",
  "company.files.full": "Una petición admite hasta {n} archivos, así que no añadimos {files}",
  "company.file": "Archivo {n} ({type}, {kb} kB)",
  "company.submit": "Enviar la petición",
  "company.code.title": "Escriba el código de {company}",
  "company.code.text":
    "Enviamos un código a una dirección del dominio de su empresa. Pídaselo a quien lee ese buzón.",
  "company.code.label": "Código",
  "company.code.wrong":
    "Este código no es correcto o es demasiado antiguo. Tras cinco códigos erróneos, escríbanos para recibir otro.",
  "company.code.submit": "Confirmar el código",
  "company.code.done": "El código está confirmado.",

  "dashboard.setup": "Complete la configuración",
  "dashboard.check.title": "Pida que verifiquemos su empresa",
  "dashboard.check.text":
    "Sus empleos se verán en el sitio, y usted verá las solicitudes, en cuanto verifiquemos que actúa en nombre de su empresa.",
  "dashboard.unchecked.text":
    "Cada uno de sus empleos dice que aún no hemos verificado su empresa. Con la verificación llevan el distintivo “Empresa verificada”.",
  "dashboard.check.link": "Pedir la verificación",

  ...administratorPart(english, "emails.employerAsked."),
  "emails.domainCode.subject": "Un código para {company} en {site}",
  "emails.domainCode.heading": "Un código para su empresa",
  "emails.domainCode.body":
    "Alguien con una cuenta en {site}, un sitio de empleos en el extranjero, quiere publicar empleos allí en nombre de {company}. Si está de acuerdo en que esa persona actúe en nombre de {company}, dele este código en los próximos tres días:",
  "emails.domainCode.ignore":
    "Si no sabe nada de esto, no dé el código a nadie. Así nadie podrá publicar empleos en nombre de {company} con él.",
  "emails.mandate.check.subject": "Hemos verificado {company}",
  "emails.mandate.check.heading": "Hemos verificado su empresa",
  "emails.mandate.check.body":
    "Hemos verificado que usted actúa en nombre de {company}. Sus empleos abiertos de esta empresa ya se ven en el sitio. La verificación vale hasta el {date}. Le escribiremos antes de que venza.",
  "emails.mandate.check.next": "Esta página muestra todas sus verificaciones:",
  "emails.mandate.refuse.subject": "Rechazamos su petición para {company}",
  "emails.mandate.refuse.heading": "Rechazamos su petición",
  "emails.mandate.refuse.body": "Rechazamos su petición de verificar {company}.",
  "emails.mandate.refuse.action": "Enviar otra petición",
  "emails.mandate.ask.subject": "Una pregunta sobre {company}",
  "emails.mandate.ask.heading": "Tenemos una pregunta",
  "emails.mandate.ask.body": "Tenemos una pregunta sobre su petición de verificar {company}:",
  "emails.mandate.ask.action": "Responder a la pregunta",

  ...administratorPart(english, "adminHome."),

  "figures.title": "Solicitudes",
  "figures.total.one": "{n} en las últimas {weeks} semanas",
  "figures.total.other": "{n} en las últimas {weeks} semanas",
  "figures.hired.one": "{n} contratación confirmada por la persona contratada",
  "figures.hired.other": "{n} contrataciones confirmadas por las personas contratadas",
  "figures.newest": "Las {n} más recientes de las últimas {weeks} semanas",
  "figures.allOf": "todas con el estado “{status}”",
  "figures.most": "Máximo en una semana: {n}",
  "figures.thisWeek": "Esta semana: {n}",
  "figures.byWeek": "Solicitudes por semana",
  "figures.byState": "Solicitudes por estado",
  "figures.week": "Semana del",
  "figures.state": "Estado",
  "figures.applications": "Solicitudes",

  ...administratorPart(english, "queue.", "emails.employersWaiting."),
  "emails.mandateEnding.subject": "Nuestra verificación de {company} vence el {date}",
  "emails.mandateEnding.heading": "Nuestra verificación vence el {date}",
  "emails.mandateEnding.body":
    "Nuestra verificación de que usted actúa en nombre de {company} vence el {date}.",
  "emails.mandateEnding.hidden":
    "Después de ese día, sus empleos de esta empresa no se verán en el sitio y usted no podrá abrir las solicitudes para ellos.",
  "emails.mandateEnding.unchecked":
    "Después de ese día, cada uno de sus empleos de esta empresa dirá que no la hemos verificado.",
  "emails.mandateNeeded.subject": "Sus empleos de {company} no se ven en el sitio hasta que la verifiquemos",
  "emails.mandateNeeded.heading": "Sus empleos no se ven en el sitio hasta que verifiquemos la empresa",
  "emails.mandateNeeded.body":
    "Ahora verificamos las empresas antes de mostrar sus empleos. Sus empleos abiertos no se ven en el sitio hasta que verifiquemos que usted actúa en nombre de {company}.",
  "emails.mandateNeeded.send":
    "Envíenos el país, el sitio web y el número de registro de la empresa, y un teléfono. Una agencia añade su licencia y las empresas para las que contrata:",
  "emails.mandateNeeded.open":
    "Sus empleos no están cerrados y no se pierde ninguna solicitud. En cuanto verifiquemos la empresa, volverán a verse en el sitio.",

  ...administratorPart(
    english,
    "proof.mailbox.label",
    "proof.domainCode.label",
    "proof.register.label",
    "proof.call.label",
    "proof.licence.label",
    "proof.letters.label",
    "proof.redList.label",
  ),
  "proof.mailbox.public": "su correo electrónico",
  "proof.domainCode.public": "un código enviado a una dirección del dominio de la empresa",
  "proof.register.public": "la inscripción de la empresa en su registro",
  "proof.call.public": "una llamada a un número que encontramos nosotros",
  "proof.licence.public": "la licencia de la agencia en la lista de quien la emite",
  "proof.letters.public": "una carta de cada empresa para la que contrata la agencia",
  "proof.redList.public": "las listas de empresas sobre las que advierten las autoridades",
  "proof.comma": ", ",
  "proof.list": "{first} y {last}",
  ...administratorPart(
    english,
    "proof.mailbox.missing",
    "proof.domainCode.missing",
    "proof.register.missing",
    "proof.call.missing",
    "proof.licence.missing",
    "proof.letters.missing",
    "proof.redList.missing",
    "proof.contact.missing",
  ),
};
