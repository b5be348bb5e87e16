import { administratorPart } from "../administrator-part.ts";
import { trustWords as english } from "../en/trust.ts";
import type { Translation } from "../translation.ts";

export const trustWords: Translation<typeof english> = {
  "report.link": "Denunciar este empleo",
  "report.title": "Denunciar este empleo",
  "report.lead":
    "Díganos si algo de este empleo no está bien. Una persona de nuestro equipo lee cada denuncia. No necesita una cuenta.",
  "report.about": "{title}, {company}",
  "report.reason": "¿Qué no está bien?",
  "report.reason.choose": "Elija una opción",
  "report.reason.money": "Alguien me pidió dinero",
  "report.reason.fake": "El empleo o la empresa no parecen reales",
  "report.reason.documents": "Alguien me pidió el pasaporte original o datos bancarios",
  "report.reason.wrong": "El sueldo, el lugar o las funciones no son los que me dijeron",
  "report.reason.unlawful": "Discrimina o incumple la ley de otra forma",
  "report.reason.something": "Otra cosa",
  "report.details": "¿Qué pasó?",
  "report.details.hint": "Solo lo lee nuestro equipo. No escriba números de pasaporte ni de tarjeta.",
  "report.email": "Correo electrónico (opcional)",
  "report.email.hint": "Rellénelo solo si podemos preguntarle algo sobre este empleo.",
  "report.submit": "Enviar la denuncia",
  "report.sent.title": "Gracias. Tenemos su denuncia",
  "report.sent.text":
    "Una persona de nuestro equipo revisa el empleo y lo retira si algo no está bien. Si entregó dinero o su pasaporte a alguien, avise también a la policía.",
  "report.back": "Volver al empleo",
  "report.safety": "Cómo cuidamos su seguridad",
  "verified.badge": "Empresa verificada",
  "verified.text": "Verificamos esta empresa el {date}: {checked}",
  "verified.receiver": "Lo que envíe llega a {company}. La verificamos el {date}: {checked}.",
  "verified.site": "Publicado por {site}. Lo que envíe llega a quienes dirigen {site}.",
  "verified.sample": "Solo quienes dirigen {site} pueden leer su solicitud.",
  "verified.none": "Todavía no hemos verificado esta empresa. Lo que envíe llega a ella.",
  "verified.limits": "Lo que envíe llega a {company}. Nuestra verificación no garantiza el empleo en sí.",
  "takenDown.title": "Este empleo se ha retirado",
  "takenDown.text": "La empresa ya no puede leer lo que usted envió ni responder, así que no espere más.",
  "takenDown.beware": "No pague a nadie por este empleo ni envíe a nadie su pasaporte original.",
  "takenDown.asked": "Si alguien se lo pidió, escriba a {email} e indique la referencia {reference}.",
  "takenDown.refund": "Si retira su solicitud, le devolvemos la tarifa.",
  "takenDown.status": "{site} retiró este empleo",
  "employer.job.takenDown": "Retirado",
  "employer.job.takenDown.text":
    "Nuestra administración retiró este empleo y le escribió el motivo. Si cree que es un error, escriba a {email}.",
  "emails.takenDown.subject": "Retiramos su empleo: {title}",
  "emails.takenDown.body":
    "Nuestra administración revisó su empleo {title} en {company} y lo retiró. Ya no está en ninguna lista y usted no puede volver a abrirlo.",
  "emails.takenDown.until": "Hasta que esto se resuelva, no puede publicar, cambiar ni abrir empleos.",
  "emails.takenDown.reason": "El motivo: {reason}",
  "emails.takenDown.candidates":
    "Quienes lo solicitaron leen en la página de su solicitud que se retiró. Usted ya no puede ver lo que enviaron.",
  "emails.restored.subject": "Hemos restablecido su empleo: {title}",
  "emails.restored.body":
    "Lo sentimos: retirar su empleo {title} en {company} fue un error. Lo hemos restablecido. Sigue cerrado. Puede volver a abrirlo en su panel, siempre que ningún otro empleo suyo esté retirado:",
  "emails.restored.next": "Usted puede ver de nuevo las solicitudes que recibió.",
  "emails.takenDown.wrong": "Si cree que es un error, escriba a {email}.",
  "safety.link": "Cuide su seguridad",
  "safety.fee.link": "Cuándo desconfiar de quien ofrece un empleo",
  "safety.title": "Cómo cuidamos su seguridad",
  "safety.lead":
    "Cuándo alejarse de quien le ofrece un empleo, también de nosotros. Qué hacemos y qué no hacemos.",
  "safety.away.title": "Aléjese si alguien",
  "safety.away.1":
    "le pide dinero por una oferta de empleo, una entrevista, una visa, un contrato o un pasaje",
  "safety.away.2":
    "quiere quedarse con su pasaporte original o su libreta marítima: puede mostrarlos, y la empresa puede necesitar una copia, pero los guarda usted",
  "safety.away.3": "le da el puesto sin entrevista o en menos de una hora",
  "safety.away.4": "insiste en que firme hoy mismo o en un idioma que usted no lee",
  "safety.away.5":
    "escribe solo desde un correo gratuito o por mensajería y no tiene una empresa a la que se pueda llamar",
  "safety.away.6": "promete un sueldo muy superior al habitual en el oficio",
  "safety.away.7": "quiere que viaje a trabajar con una visa de turista o que diga algo falso en la frontera",
  "safety.away.8": "le pide la contraseña de su banco, el número de su tarjeta o un código de un solo uso",
  "safety.fee.title": "Qué es nuestra tarifa y qué no es",
  "safety.fee.free.title": "Cuánto cuesta una solicitud",
  "safety.fee.text":
    "Cada solicitud cuesta {fee}. Se paga en el paso de pago de este sitio. La tarifa cubre la gestión: comprobamos que la solicitud está completa y la pasamos a la empresa. Si un empleo no tiene tarifa, su página lo dice y usted no paga nada.",
  "safety.fee.not":
    "Con ella no se compra ni un empleo ni una entrevista ni una visa ni un lugar mejor en la fila. No pedimos más dinero. Nadie puede pedirle más en nuestro nombre, ni efectivo, ni una transferencia, ni una tarjeta de regalo.",
  "safety.fee.back":
    "No se devuelve si la empresa elige a otra persona ni si usted cambia de idea. Se devuelve si usted retira la solicitud después de que retiráramos el empleo o suspendiéramos la cuenta de la empresa, y en algunos casos más.",
  "safety.fee.free":
    "Aquí la solicitud es gratis. Nadie puede pedirle dinero en nuestro nombre por un empleo, una entrevista o una visa.",
  "safety.doubt":
    "Si tiene dudas sobre si debe pagar, no pague. En algunos oficios y países la ley prohíbe cobrar a alguien por encontrarle trabajo.",
  "safety.seafarers.title": "Gente de mar",
  "safety.seafarers.stop": "Gente de mar: no nos paguen",
  "safety.seafarers":
    "Para la gente de mar, el Convenio sobre el trabajo marítimo, 2006 (regla 1.4 y norma A1.4, párrafo 5) dice que nadie puede cobrar a un marino por buscarle o darle trabajo. El marino solo paga el certificado médico, la libreta marítima y el pasaporte u otros documentos de viaje parecidos. Las visas las paga el armador.",
  "safety.waived": "En este sitio, la solicitud de estos empleos no tiene tarifa:",
  "safety.waived.none":
    "En este sitio, cada solicitud cuesta {fee} por ahora. Si la ley de su país dice que usted no debe pagar, no envíe aquí una solicitud con tarifa.",
  "safety.waived.both": "{sector} en {country}. {reason}",
  "safety.waived.sector": "{sector}. {reason}",
  "safety.waived.country": "Todos los empleos en {country}. {reason}",
  "safety.we.title": "Lo que hacemos",
  "safety.we.1":
    "Los empleos de una empresa que hemos verificado llevan el distintivo “Empresa verificada”. Dice qué comprobamos y cuándo. Sin distintivo, no la hemos verificado.",
  "safety.we.2":
    "Puede denunciar cualquier empleo, sin cuenta. Si algo no está bien, lo retiramos y la empresa no puede volver a abrirlo.",
  "safety.we.3":
    "Los empleos inventados que muestran cómo funciona el sitio llevan el distintivo “Anuncio de muestra”.",
  "safety.we.4":
    "Guardamos cifrados sus documentos, su número de pasaporte, su fecha de nacimiento, su dirección y su teléfono.",
  "safety.we.5":
    "Sus documentos y datos pueden leerlos usted y nuestra administración. También la empresa del empleo, hasta que usted retire la solicitud o la empresa deje de estar verificada. Podemos pasarlos a empresas colaboradoras si vemos que encajan.",
  "safety.we.6": "Registramos cada lectura de un documento en este sitio.",
  "safety.we.7": "Nunca le pedimos su pasaporte original ni la contraseña de su banco.",
  "safety.check.title": "Compruébelo usted",
  "safety.check.1":
    "Busque por su cuenta el teléfono de la empresa y llame. No use el número que viene en el correo.",
  "safety.check.2":
    "Pida el contrato por escrito, con el sueldo, el horario, el lugar y quién paga el viaje.",
  "safety.check.3": "Diga a alguien de su casa adónde va, para quién trabaja y cómo contactar con usted.",
  "safety.check.4": "Pregunte en su embajada o en la oficina de trabajo de su país si conocen a la empresa.",
  "safety.operator.title": "Quién lleva este sitio",
  "safety.operator.name": "Nombre",
  "safety.operator.registration": "Registro",
  "safety.operator.licence": "Licencia",
  "safety.operator.address": "Dirección",
  "safety.operator.phone": "Teléfono",
  "safety.operator.email": "Correo electrónico",
  "safety.operator.text":
    "Compruebe el registro y la licencia con la autoridad que los dio antes de pagar a nadie.",
  "safety.already.title": "Si ya ha pasado",
  "safety.already.text":
    "Deje de pagar, guarde todos los mensajes y avise a su banco y a la policía. Denuncie el empleo con el enlace de su página o escriba a {email}.",
  ...administratorPart(english, "admin."),
};
