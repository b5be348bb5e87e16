import type { NewsItem } from "../news.ts";

/** The items of the English list in the same order. The category is a phrase. */
export const news: readonly NewsItem[] = [
  {
    title: "Combustibles marinos nuevos, certificados nuevos",
    category: "Shipping",
    date: "2026-11-16",
    excerpt:
      "Cada vez se construyen más buques que navegan con gas o metanol. Quien trabaja con esos combustibles necesita más formación que los cursos de seguridad habituales. Los oficiales que ya la tienen encuentran trabajo más fácilmente.",
    trending: true,
  },
  {
    title: "Camiones mineros sin conductor, salas de control con operadores",
    category: "Mining",
    date: "2026-11-09",
    excerpt:
      "Las grandes minas a cielo abierto manejan a distancia cada vez más camiones y perforadoras. El trabajo no desaparece: pasa a los despachadores, técnicos y electricistas que mantienen en marcha las flotas automatizadas.",
    trending: true,
  },
  {
    title: "Muchos países buscan especialistas en seguridad informática",
    category: "IT",
    date: "2026-10-28",
    excerpt:
      "Puertos, buques y plantas dependen de sistemas conectados, y alguien tiene que protegerlos. Quien conoce tanto las redes como los sistemas de control industrial puede elegir entre muchos países.",
    trending: false,
  },
  {
    title: "Guarde copias digitales de sus papeles de mar",
    category: "Shipping",
    date: "2026-10-14",
    excerpt:
      "Cada vez más autoridades marítimas expiden certificados electrónicos. Escanee los que tiene en papel, anote cuándo vence cada uno y renuévelos seis meses antes.",
    trending: false,
  },
  {
    title: "Los metales para baterías hacen buscar más geólogos",
    category: "Mining",
    date: "2026-09-30",
    excerpt:
      "Los vehículos eléctricos y las redes de energía necesitan cobre, níquel y litio. Los equipos de exploración buscan geólogos, topógrafos y metalurgistas dispuestos a trabajar lejos de cualquier ciudad.",
    trending: false,
  },
  {
    title: "Qué preguntan las empresas en la primera entrevista en línea",
    category: "IT",
    date: "2026-09-16",
    excerpt:
      "La primera ronda suele ser una videollamada. Prepárese para explicar un proyecto de principio a fin, decir qué salió mal y responder cuándo podría empezar y si su pasaporte está vigente.",
    trending: false,
  },
];
