import type { pagesWords as english } from "../en/pages.ts";
import type { Translation } from "../translation.ts";

export const pagesWords: Translation<typeof english> = {
  "notFound.title": "Error 404: página no encontrada",
  "notFound.text": "Esta dirección no lleva a ninguna página.",
  "notFound.hint": "Puede que la página haya cambiado de sitio o que falte una letra en la dirección.",
  "notFound.home": "Volver al inicio",
  "notFound.jobs": "Ver empleos",
  "notFound.meta.description": "En esta dirección no hay ninguna página.",
  "notFound.meta.keywords": "página no encontrada",

  "devMail.title": "Bandeja de salida",
  "devMail.lead":
    "No hay un servicio de correo configurado: el sitio guarda aquí sus correos y no envía ninguno. En producción esta página no existe.",
  "devMail.lead.sending":
    "El servicio de correo aún no ha enviado estos mensajes. En producción esta página no existe.",
  "devMail.held": "Retenido hasta el {date} UTC; después se envía",
  "devMail.to": "Para: {recipient}",
  "devMail.empty": "Aquí no hay ningún correo.",

  "news.title": "Noticias del sector",
  "news.subtitle": "Lo último de la marina mercante, la informática y la minería en todo el mundo",
  "news.trending": "Destacada",
  "news.jobs": "Ver empleos: {industry}",
  "news.see": "Para saber más:",
  "news.meta.title": "Noticias del sector",
  "news.meta.description":
    "Noticias sobre el trabajo en la marina mercante, la informática y la minería: certificados, tecnología y demanda, en breve.",
  "news.meta.keywords":
    "noticias marítimas, empleo en informática, noticias de minería, carrera marítima, trabajo en el extranjero",

  "terms.title": "Términos y condiciones",
  "terms.updated": "Versión del {date}",
  "terms.earlier": "Estos son los términos de una versión anterior.",
  "terms.present": "Leer los términos actuales",
  "terms.contents": "En esta página",
  "terms.full": "Los términos de una solicitud",
  "terms.meta.title": "Términos y condiciones",
  "terms.meta.description":
    "Qué hace y qué no hace el servicio de solicitudes, qué cubre la tarifa y cómo funciona la ayuda con la visa.",
  "terms.meta.keywords":
    "términos y condiciones, tarifa de solicitud, ayuda con la visa, tratamiento de datos",

  "privacy.title": "Política de privacidad",
  "privacy.short": "En resumen",
  "privacy.short.readers":
    "Solo usted, la empresa que ofrece el empleo y quienes gestionamos este sitio podemos leer los documentos que sube. Los pasamos a otra empresa solo cuando vemos que encajan.",
  "privacy.short.own":
    "En la página de su solicitud puede ver y descargar lo que guardamos, y borrar la solicitud. El registro del pago queda, sin su nombre.",
  "privacy.short.time": "La tabla de abajo dice cuánto tiempo guardamos cada cosa.",
  "privacy.short.sale": "No vendemos sus datos. No usamos cookies de publicidad ni de seguimiento.",
  "privacy.part.applying": "Cuando envía una solicitud",
  "privacy.part.payment": "Pago",
  "privacy.part.public": "Opiniones, boletín y avisos",
  "privacy.part.saved": "Empleos guardados",
  "privacy.part.account": "Cuentas y denuncias",
  "privacy.part.check": "Empresas que piden nuestra verificación",
  "privacy.part.cookies": "Cookies",
  "privacy.part.purpose": "Para qué los usamos",
  "privacy.part.time": "Cuánto tiempo",
  "privacy.part.own": "Su acceso",
  "privacy.part.deleted": "Después de borrar",
  "privacy.part.record": "Registros",
  "privacy.part.encrypted": "Cifrado",
  "privacy.part.readers": "Quién lee sus documentos",
  "privacy.part.messages": "Mensajes",
  "privacy.part.interview": "Entrevistas",
  "privacy.part.offer": "Ofertas y opiniones verificadas",
  "privacy.part.link": "Documentos dados como enlace",
  "privacy.part.employers": "Con empresas",
  "privacy.part.provider": "Con el proveedor de pagos",
  "privacy.updated": "Versión del {date}",
  "privacy.kept": "Cuánto tiempo lo conservamos",
  "privacy.meta.title": "Política de privacidad",
  "privacy.meta.description":
    "Qué datos recoge una solicitud, quién puede leerlos, cómo se protegen y cuándo se borran.",
  "privacy.meta.keywords":
    "política de privacidad, datos personales, documentos, seguridad de los datos, conservación de datos",

  "partners.title": "Nuestras empresas en el mundo",
  "partners.subtitle": "Empresas destacadas de la marina mercante, la informática y la minería",
  "partners.meta.title": "Empresas colaboradoras: {n} en todo el mundo",
  "partners.meta.description":
    "Las empresas de marina mercante, informática y minería que figuran aquí y cuántos empleos disponibles tiene cada una.",
  "partners.meta.keywords":
    "empresas colaboradoras, navieras, empresas de informática, empresas mineras, empresas en el extranjero",
  "partners.count.shipping": "Navieras",
  "partners.count.it": "Empresas de informática",
  "partners.count.mining": "Empresas mineras",
  "partners.tabs": "Empresas por sector",
  "partners.tab.all": "Todas",
  "partners.tab.shipping": "Mar",
  "partners.tab.it": "Informática",
  "partners.tab.mining": "Minería",
  "partners.section.shipping": "Marina mercante",
  "partners.section.it": "Informática",
  "partners.section.mining": "Minería y energía",
  "partners.positions.one": "{n} puesto",
  "partners.positions.other": "{n} puestos",
  "partners.vacancies.one": "{n} vacante en total",
  "partners.vacancies.other": "{n} vacantes en total",
  "partners.counts": "Primero, los empleos abiertos; después, las personas que se buscan para ellos.",
  "partners.sample.all": "Anuncio de muestra: todas las empresas de esta lista son inventadas.",
  "partners.sample.rest": "Anuncio de muestra: desde aquí, todas las empresas de esta lista son inventadas.",
  "partners.noJobs": "Sin empleos disponibles por ahora",
  "partners.more.shipping": "Las {n} navieras",
  "partners.more.it": "Las {n} empresas de informática",
  "partners.more.mining": "Las {n} empresas mineras",
  "partners.empty": "Todavía no hay empresas de este sector.",
};
