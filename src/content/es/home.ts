import type { homeWords as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

export const homeWords: Translation<typeof english> = {
  "home.meta.title": "Empleos en el extranjero: mar, informática y minería",
  "home.meta.description":
    "Trabajo en el extranjero: mar, informática, minería, cruceros de lujo y plataformas. Vea el sueldo antes de enviar su solicitud: cuatro pasos, sin cuenta.",
  "home.meta.keywords":
    "empleos en el extranjero, trabajo en barcos, informática, minería, cruceros, offshore",

  "home.hero.badge.one": "{n} empresa colaboradora",
  "home.hero.badge.other": "{n} empresas colaboradoras",
  "home.hero.badge.samples.one": "{n} empresa de muestra",
  "home.hero.badge.samples.other": "{n} empresas de muestra",
  "home.hero.lead":
    "Trabajo en el extranjero para gente con oficio. Compare sueldos mensuales en dólares y solicite en cuatro pasos, sin cuenta.",
  "home.hero.pay":
    "Trabajo en el extranjero para gente con oficio. La mayoría de los empleos pagan {pay} al mes. Solicite en cuatro pasos, sin cuenta.",
  "home.hero.pay.samples":
    "Trabajo en el extranjero para gente con oficio. La mayoría de los empleos de muestra pagan {pay} al mes. Solicite en cuatro pasos, sin cuenta.",
  "home.hero.pay.some":
    "Trabajo en el extranjero para gente con oficio. La mayoría de los empleos, incluidas las muestras, pagan {pay} al mes. Solicite en cuatro pasos, sin cuenta.",
  "home.hero.apply": "Solicitar",
  "home.hero.search": "Su oficio, como “soldador”",
  "map.label": "Países con empleos disponibles",
  "home.hero.fee": "Solicitar cuesta {fee}, que se pagan en el último paso.",
  "home.hero.fee.samples":
    "Los empleos de aquí son inventados: practique gratis. Cada solicitud real cuesta {fee}, que se pagan en el último paso.",
  "home.hero.fee.some":
    "Los ejemplos son gratis. Cada solicitud real cuesta {fee}, que se pagan en el último paso.",

  "home.destinations.title": "¿Dónde quiere trabajar?",
  "home.destinations.jobs.one": "{n} empleo disponible",
  "home.destinations.jobs.other": "{n} empleos disponibles",
  "home.destinations.jobs.samples.one": "{n} empleo de muestra",
  "home.destinations.jobs.samples.other": "{n} empleos de muestra",
  "home.destinations.text": "Elija un país y un empleo: de minas en Australia a barcos en Noruega.",
  "home.destinations.apply": "Solicitar",
  "home.destinations.browse": "Ver empleos",

  "home.interviews.title": "Entrevistas abiertas",
  "home.interviews.virtual": "En línea o en persona",
  "home.interviews.preparation": "Preparación gratuita",
  "home.interviews.response": "Respuesta en {time}",
  "home.interviews.apply": "Empezar su solicitud",

  "home.success.title": "El éxito en cifras",
  "home.success.vacancies.one": "Vacante",
  "home.success.vacancies.other": "Vacantes",
  "home.success.vacancies.samples.one": "Vacante de muestra",
  "home.success.vacancies.samples.other": "Vacantes de muestra",
  "home.success.countries": "Países",
  "home.success.rate": "Tasa de éxito",

  "home.benefits.title": "Ventajas gratuitas",
  "home.benefits.title.plain": "Cuánto cuesta una solicitud",
  "home.benefits.lead": "Lo que puede recibir con el puesto.",
  "home.benefits.visa.title": "Trámite de visa gratis",
  "home.benefits.visa.text": "Con el puesto concedido, nuestra ayuda con la visa es gratis.",
  "home.benefits.flight.title": "Vuelos gratis",
  "home.benefits.flight.text": "Muchas empresas los pagan y lo dicen.",
  "home.benefits.housing.title": "Alojamiento gratis",
  "home.benefits.housing.text": "Muchas empresas lo pagan y lo dicen.",
  "home.benefits.verified.title": "Empresas verificadas",
  "home.benefits.verified.text": "Llevan un distintivo que dice qué comprobamos y cuándo.",
  "home.fee.title": "Una tarifa de gestión: {fee}",
  "home.fee.text":
    "Se paga por cada solicitud, al enviarla. Cubre la gestión y no se devuelve, salvo en los casos de los términos. No compra un empleo.",
  "home.fee.free.title": "La solicitud es gratis",
  "home.fee.free.text": "Por ahora no cobramos tarifa de gestión. Una solicitud no garantiza un empleo.",

  "home.countries.title": "Explore {n} países",
  "home.countries.lead": "Lo que suele pagarse allí al mes, en dólares y antes de impuestos.",
  "home.countries.open": "En total hay empleos en {n} países.",
  "home.countries.more": "{n} países más",
  "home.countries.jobs.one": "{n} empleo",
  "home.countries.jobs.other": "{n} empleos",
  "home.countries.jobs.samples.one": "{n} empleo de muestra",
  "home.countries.jobs.samples.other": "{n} empleos de muestra",

  "home.industries.title": "Sectores que contratan",
  "home.industries.positions.one": "{n} puesto",
  "home.industries.positions.other": "{n} puestos",
  "home.industries.positions.samples.one": "{n} empleo de muestra",
  "home.industries.positions.samples.other": "{n} empleos de muestra",
  "home.industries.shipping.text": "Cubierta, máquinas, fonda y tierra: de marinero a capitán inspector.",
  "home.industries.it.text": "Software, redes, nube y seguridad para empresas de todo el mundo.",
  "home.industries.mining.text": "Operadores, mecánicos, geólogos e ingenieros, en superficie y bajo tierra.",

  "home.partners.title": "Empresas colaboradoras",
  "home.partners.text.one": "Aquí figura {n} empresa.",
  "home.partners.text.other": "Aquí figuran {n} empresas.",
  "home.partners.text.samples.one": "Aquí figura {n} empresa de muestra.",
  "home.partners.text.samples.other": "Aquí figuran {n} empresas de muestra.",
  "home.partners.most": "La mayoría son de muestra.",
  "home.partners.some": "Algunas son de muestra.",
  "home.partners.link": "Ver las empresas",

  "home.steps.title": "Su solicitud en 4 pasos",
  "home.steps.lead": "En menos de {time}. Puede seguir más tarde.",
  "home.steps.lead.plain": "Puede parar y seguir más tarde.",
  "home.steps.1.title": "Datos personales",
  "home.steps.1.text": "Su nombre como en el pasaporte y sus datos de contacto.",
  "home.steps.2.title": "Datos profesionales",
  "home.steps.2.text": "Su formación, su experiencia y el trabajo que busca.",
  "home.steps.3.title": "Documentos",
  "home.steps.3.text": "Su currículum y una copia del pasaporte; si quiere, certificados y una foto.",
  "home.steps.4.title": "Términos y pago",
  "home.steps.4.text": "Revise todo, acepte los términos y pague la tarifa de {fee}.",
  "home.steps.4.free": "Revise todo, acepte los términos y envíe.",

  "home.stats.title": "Historias de éxito",
  "home.stats.placed": "Profesionales con empleo",
  "home.stats.reviews.one": "Opinión",
  "home.stats.reviews.other": "Opiniones",
  "home.stats.rating": "Valoración media",
  "home.stats.link": "Leer las opiniones",

  "home.payment.title": "Formas de pago",
  "home.payment.text":
    "Usted paga a través de un proveedor de pagos. El número de su tarjeta nunca llega a nuestro servidor.",
  "home.payment.note": "Las formas de pago dependen de su país y su dispositivo.",

  "home.salaries.title": "Cuánto puede ganar",
  "home.salaries.lead": "Sueldo mensual habitual en dólares, por nivel. Cada empleo dice lo que paga.",
  "home.salaries.range": "{min}-{max} al mes",
  "home.salaries.trades": "Sueldo habitual de cada oficio",

  "home.newsletter.title": "Avisos de empleo por correo",
  "home.newsletter.text": "Empleos nuevos en su correo, como mucho una vez por semana.",
  "home.newsletter.choose": "Elija los empleos o recíbalos a diario",

  "home.final.title": "¿Zarpamos?",
  "home.final.text": "Busque su empleo o envíe una solicitud general.",
  "home.final.apply": "Solicitar",
  "home.final.browse": "Ver empleos",
};
