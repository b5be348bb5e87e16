import type { DestinationName } from "../destinations.ts";

interface Summary {
  positions: readonly string[];
  about: string;
}

export const summaries: Readonly<Record<DestinationName, Summary>> = {
  Australia: {
    positions: [
      "Ingeniero de minas",
      "Mecánico de maquinaria pesada",
      "Operador de perforación y voladura",
      "Operador de camión minero",
      "Electricista de alta tensión",
      "Supervisor de operaciones portuarias",
      "Ingeniero de nube",
    ],
    about:
      "Australia es uno de los mayores exportadores de mineral de hierro y carbón, y en buena parte de ese trabajo se vuela a la mina por turnos desde ciudades como Perth y Brisbane. Los turnos, el viaje y los complementos forman parte de la oferta: léalos junto con el sueldo.",
  },
  "New Zealand": {
    positions: [
      "Maquinista naval",
      "Oficial de cubierta",
      "Jefe de cantera",
      "Técnico diésel",
      "Desarrollador de software",
      "Administrador de sistemas",
    ],
    about:
      "Nueva Zelanda comercia casi todo por mar y vive de sus puertos, su cabotaje y un sector tecnológico que crece. Muchos oficios exigen un registro o una licencia que reconozca la formación obtenida en otro país.",
  },
  "United Kingdom": {
    positions: [
      "Ingeniero de software",
      "Analista de ciberseguridad",
      "Ingeniero de datos",
      "Inspector técnico de flota",
      "Técnico de eólica marina",
      "Ingeniero naval",
      "Operador de tráfico marítimo",
    ],
    about:
      "El Reino Unido une un gran sector tecnológico con una larga tradición marítima: gestión de buques y seguros en Londres, energía en el mar en Escocia y la costa este. Quien llega de otro país suele necesitar una empresa con licencia para patrocinar su visa.",
  },
  Italy: {
    positions: [
      "Soldador de astillero",
      "Tubero",
      "Jefe de partida en crucero",
      "Oficial de cubierta",
      "Inspector de cascos",
      "Ingeniero de redes",
    ],
    about:
      "Italia construye cruceros y yates en las costas del Adriático y de Liguria, y sus puertos unen Europa con el Mediterráneo. Los astilleros buscan todo el año soldadores, ajustadores y montadores certificados.",
  },
  France: {
    positions: [
      "Electricista naval",
      "Jefe de máquinas",
      "Ingeniero de proyectos de astillero",
      "Pastelero",
      "Ingeniero DevOps",
      "Ingeniero geotécnico",
    ],
    about:
      "Francia tiene grandes puertos en el Atlántico, el canal de la Mancha y el Mediterráneo, y uno de los mayores astilleros de cruceros de Europa en el estuario del Loira. Saber algo de francés ayuda en la mayoría de los puestos en tierra.",
  },
  Canada: {
    positions: [
      "Minero de interior",
      "Geólogo",
      "Mecánico industrial",
      "Operador de maquinaria pesada",
      "Práctico de puerto",
      "Desarrollador de software",
      "Técnico de control de procesos",
    ],
    about:
      "Canadá es uno de los grandes productores de potasa, uranio, oro y níquel, con minas desde Columbia Británica hasta Quebec, y tiene costas en tres océanos. Muchos oficios se certifican por provincia: mire qué certificado pide el empleo.",
  },
  Morocco: {
    positions: [
      "Operador de grúa",
      "Planificador de terminal de contenedores",
      "Técnico de planta de fosfatos",
      "Topógrafo de minas",
      "Ajustador de reparación naval",
      "Técnico de soporte informático",
    ],
    about:
      "Marruecos tiene la mayor parte de las reservas conocidas de fosfato y uno de los puertos de contenedores con más tráfico del Mediterráneo. En tierra se trabaja sobre todo en francés y en árabe.",
  },
  Singapore: {
    positions: [
      "Capitán inspector",
      "Inspector marítimo",
      "Superintendente técnico",
      "Responsable de suministro de combustible",
      "Arquitecto de nube",
      "Ingeniero de fiabilidad (SRE)",
    ],
    about:
      "Singapur es uno de los puertos con más tráfico del mundo y el mayor para repostar buques, y muchas gestoras de buques y empresas tecnológicas llevan desde allí su negocio en Asia. Se trabaja en inglés.",
  },
  "South Korea": {
    positions: [
      "Soldador naval (6G)",
      "Supervisor de construcción de cascos",
      "Ingeniero de tuberías",
      "Pintor naval",
      "Ingeniero de puesta en marcha",
      "Ingeniero de software embebido",
    ],
    about:
      "Corea del Sur es uno de los mayores constructores de buques del mundo, con grandes astilleros en Ulsan y en la isla de Geoje que fabrican gaseros y portacontenedores. Siempre hacen falta soldadores, ajustadores y pintores certificados.",
  },
  Finland: {
    positions: [
      "Oficial de cubierta con clase de hielo",
      "Ingeniero de automatización naval",
      "Electricista de mina subterránea",
      "Metalurgista",
      "Desarrollador de software",
    ],
    about:
      "Finlandia es conocida por sus rompehielos, sus cruceros y su tecnología marina, y en el norte extrae níquel, oro y otros metales. En el sector tecnológico se usa mucho el inglés; los inviernos en la mina son largos y fríos.",
  },
  Norway: {
    positions: [
      "Perforador offshore",
      "Operador de posicionamiento dinámico",
      "Ingeniero submarino",
      "Primer oficial de cubierta",
      "Operador de grúa offshore",
      "Ingeniero de datos marinos",
    ],
    about:
      "Noruega tiene una de las mayores flotas mercantes del mundo y una gran industria offshore en su costa del mar del Norte. El trabajo offshore va por rotaciones fijas y exige la formación de seguridad y el certificado médico en vigor.",
  },
};
