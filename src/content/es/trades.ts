import type { tradeWords as english } from "../en/trades.ts";
import type { Translation } from "../translation.ts";

export const tradeWords: Translation<typeof english> = {
  "trade.title": "{name}: empleos",
  "trade.meta.description":
    "{name}: empleos en el extranjero, sueldos por país, certificados que piden las empresas y anuncios recientes.",
  "trade.meta.keywords":
    "empleos de {name}, sueldo de {name}, {name} en el extranjero, certificados de {name}",
  "trade.jobs.more": "Más de {n} empleos disponibles",
  "trade.called": "También se llama {names}",
  "trade.names.languages": "Nombres en otros idiomas",
  "trade.pay": "Sueldo por país",
  "trade.pay.text": "El sueldo mensual más bajo y el más alto de los empleos disponibles.",
  "trade.pay.newest":
    "El sueldo mensual más bajo y el más alto de los {n} empleos disponibles más recientes.",
  "trade.pay.country": "País",
  "trade.pay.jobs": "Empleos disponibles",
  "trade.pay.range": "Sueldo al mes",
  "trade.pay.scale": "Todas las barras van de {from} a {to} al mes.",
  "trade.certificates": "Certificados que piden las empresas",
  "trade.certificates.every": "En todos los empleos disponibles",
  "trade.certificates.part": "En el {percent} % de los empleos disponibles",
  "trade.certificates.few": "En {n} de los {jobs} empleos disponibles",
  "trade.newest": "Empleos más recientes",
  "trade.all": "Ver todos los empleos de “{name}”",
  "trade.near": "Oficios parecidos",
  "trade.empty":
    "Ahora no hay empleos disponibles de este oficio. Pida un aviso por correo para cuando haya uno.",
  "trade.unknown": "Oficio no encontrado",
  "trade.unknown.text": "No tenemos una página para este oficio. Busque entre todos los empleos.",
  "trade.unknown.search": "Buscar empleos: {name}",
  "trade.browse": "Ver todos los empleos",
  "trade.of.job": "Todos los empleos de {name} y sus sueldos",
  "language.es": "Español",
  "language.fr": "Francés",
  "language.pt": "Portugués",
  "language.it": "Italiano",
  "language.ru": "Ruso",
  "language.ar": "Árabe",
  "language.hi": "Hindi",
  "language.id": "Indonesio",
  "language.fil": "Filipino",
  "language.de": "Alemán",
  "language.tr": "Turco",
  "language.pl": "Polaco",
  "language.uk": "Ucraniano",
  "language.zh": "Chino",
};
