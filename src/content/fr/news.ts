import type { NewsItem } from "../news.ts";

/** The items of the English list in the same order. The category is a phrase. */
export const news: readonly NewsItem[] = [
  {
    title: "Nouveaux carburants marins, nouveaux certificats",
    category: "Shipping",
    date: "2026-11-16",
    excerpt:
      "On construit de plus en plus de navires au gaz ou au méthanol. Les marins qui travaillent avec ces carburants ont besoin d’une formation en plus des cours de sécurité habituels. Les officiers qui l’ont déjà trouvent plus facilement un poste.",
    trending: true,
  },
  {
    title: "Des camions sans chauffeur, des salles de contrôle avec opérateurs",
    category: "Mining",
    date: "2026-11-09",
    excerpt:
      "Les grandes mines à ciel ouvert conduisent à distance de plus en plus de camions et de foreuses. Le travail ne disparaît pas : il passe aux répartiteurs, aux techniciens et aux électriciens qui font marcher les flottes automatisées.",
    trending: true,
  },
  {
    title: "Beaucoup de pays cherchent des spécialistes en sécurité informatique",
    category: "IT",
    date: "2026-10-28",
    excerpt:
      "Ports, navires et usines dépendent de systèmes connectés, et quelqu’un doit les protéger. Les spécialistes qui connaissent à la fois les réseaux et les systèmes de contrôle industriels peuvent choisir entre de nombreux pays.",
    trending: false,
  },
  {
    title: "Gardez des copies numériques de vos papiers de marin",
    category: "Shipping",
    date: "2026-10-14",
    excerpt:
      "De plus en plus d’autorités maritimes délivrent des certificats électroniques. Scannez ceux que vous avez sur papier, notez la date d’expiration de chacun et renouvelez-les six mois avant.",
    trending: false,
  },
  {
    title: "Les métaux des batteries font rechercher des géologues",
    category: "Mining",
    date: "2026-09-30",
    excerpt:
      "Les véhicules électriques et les réseaux d’énergie ont besoin de cuivre, de nickel et de lithium. Les équipes d’exploration cherchent des géologues, des géomètres et des métallurgistes prêts à travailler loin de toute ville.",
    trending: false,
  },
  {
    title: "Ce que demandent les employeurs au premier entretien en ligne",
    category: "IT",
    date: "2026-09-16",
    excerpt:
      "Le premier entretien est souvent un appel vidéo. Préparez-vous à expliquer un projet du début à la fin, à dire ce qui a mal tourné, et à répondre quand vous pourriez commencer et si votre passeport est valide.",
    trending: false,
  },
];
