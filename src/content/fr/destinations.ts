import type { DestinationName } from "../destinations.ts";

interface Summary {
  positions: readonly string[];
  about: string;
}

export const summaries: Readonly<Record<DestinationName, Summary>> = {
  Australia: {
    positions: [
      "Ingénieur des mines",
      "Mécanicien d’engins lourds",
      "Foreur-mineur (boutefeu)",
      "Conducteur de camion minier",
      "Électricien haute tension",
      "Chef d’escale portuaire",
      "Ingénieur cloud",
    ],
    about:
      "L’Australie est l’un des plus grands exportateurs de minerai de fer et de charbon. Pour une bonne part de ce travail, on rejoint la mine en avion, par rotations, depuis des villes comme Perth et Brisbane. Les rotations, le voyage et les primes font partie de l’offre : lisez-les avec le salaire.",
  },
  "New Zealand": {
    positions: [
      "Officier mécanicien",
      "Officier de pont",
      "Chef de carrière",
      "Mécanicien diesel",
      "Développeur logiciel",
      "Administrateur systèmes",
    ],
    about:
      "La Nouvelle-Zélande commerce presque uniquement par la mer. Elle vit de ses ports, de son cabotage et d’un secteur technologique en croissance. Beaucoup de métiers exigent un enregistrement ou une licence qui reconnaît la formation acquise à l’étranger.",
  },
  "United Kingdom": {
    positions: [
      "Ingénieur logiciel",
      "Analyste en cybersécurité",
      "Ingénieur de données",
      "Superintendant technique",
      "Technicien éolien en mer",
      "Architecte naval",
      "Opérateur du trafic maritime",
    ],
    about:
      "Le Royaume-Uni allie un grand secteur technologique à une longue tradition maritime : gestion de navires et assurance à Londres, énergie en mer en Écosse et sur la côte est. Les candidats étrangers ont en général besoin d’un employeur agréé pour parrainer leur visa.",
  },
  Italy: {
    positions: [
      "Soudeur de chantier naval",
      "Tuyauteur",
      "Chef de partie sur croisière",
      "Officier de pont",
      "Inspecteur de coque",
      "Ingénieur réseaux",
    ],
    about:
      "L’Italie construit des paquebots et des yachts sur les côtes de l’Adriatique et de la Ligurie, et ses ports relient l’Europe à la Méditerranée. Les chantiers cherchent toute l’année des soudeurs, des ajusteurs et des monteurs certifiés.",
  },
  France: {
    positions: [
      "Électricien naval",
      "Chef mécanicien",
      "Ingénieur projet de chantier naval",
      "Pâtissier",
      "Ingénieur DevOps",
      "Ingénieur géotechnicien",
    ],
    about:
      "La France a de grands ports sur l’Atlantique, la Manche et la Méditerranée, et l’un des plus grands chantiers de paquebots d’Europe dans l’estuaire de la Loire. Parler un peu français aide pour la plupart des postes à terre.",
  },
  Canada: {
    positions: [
      "Mineur de fond",
      "Géologue",
      "Mécanicien industriel",
      "Conducteur d’engins lourds",
      "Pilote de port",
      "Développeur logiciel",
      "Technicien en contrôle des procédés",
    ],
    about:
      "Le Canada est l’un des grands producteurs de potasse, d’uranium, d’or et de nickel, avec des mines de la Colombie-Britannique au Québec, et il borde trois océans. Beaucoup de métiers se certifient par province : regardez quel certificat l’offre demande.",
  },
  Morocco: {
    positions: [
      "Grutier",
      "Planificateur de terminal à conteneurs",
      "Technicien d’usine de phosphates",
      "Géomètre minier",
      "Ajusteur en réparation navale",
      "Technicien support informatique",
    ],
    about:
      "Le Maroc possède la plus grande part des réserves connues de phosphate et l’un des ports à conteneurs les plus actifs de la Méditerranée. À terre, on travaille surtout en français et en arabe.",
  },
  Singapore: {
    positions: [
      "Capitaine d’armement",
      "Expert maritime",
      "Superintendant technique",
      "Responsable du soutage",
      "Architecte cloud",
      "Ingénieur fiabilité (SRE)",
    ],
    about:
      "Singapour est l’un des ports les plus actifs du monde et le premier pour le ravitaillement des navires. Beaucoup de gestionnaires de navires et d’entreprises technologiques y dirigent leurs activités en Asie. On y travaille en anglais.",
  },
  "South Korea": {
    positions: [
      "Soudeur naval (6G)",
      "Contremaître coque",
      "Ingénieur tuyauterie",
      "Peintre naval",
      "Ingénieur de mise en service",
      "Ingénieur logiciel embarqué",
    ],
    about:
      "La Corée du Sud est l’un des plus grands constructeurs de navires du monde. Ses grands chantiers, à Ulsan et sur l’île de Geoje, construisent des méthaniers et des porte-conteneurs. Ils cherchent toujours des soudeurs, des ajusteurs et des peintres certifiés.",
  },
  Finland: {
    positions: [
      "Officier de pont, navigation dans les glaces",
      "Ingénieur automaticien naval",
      "Électricien de fond",
      "Métallurgiste",
      "Développeur logiciel",
    ],
    about:
      "La Finlande est connue pour ses brise-glaces, ses paquebots et sa technologie marine. Dans le nord, elle extrait du nickel, de l’or et d’autres métaux. Le secteur technologique travaille beaucoup en anglais ; les hivers à la mine sont longs et froids.",
  },
  Norway: {
    positions: [
      "Foreur offshore",
      "Opérateur de positionnement dynamique",
      "Ingénieur sous-marin",
      "Second capitaine",
      "Grutier offshore",
      "Ingénieur de données marines",
    ],
    about:
      "La Norvège a l’une des plus grandes flottes marchandes du monde et une grande industrie offshore le long de la mer du Nord. Le travail offshore suit des rotations fixes et exige la formation de sécurité et le certificat médical en cours de validité.",
  },
};
