export interface NewsItem {
  title: string;
  category: "Shipping" | "IT" | "Mining";
  /** YYYY-MM-DD */
  date: string;
  excerpt: string;
  /** A published document on the subject, with its publisher. Its title stays English in every language. */
  see?: string;
  trending: boolean;
}

export const news: readonly NewsItem[] = [
  {
    title: "New marine fuels ask for new certificates",
    category: "Shipping",
    date: "2026-11-16",
    excerpt:
      "More ships are built to run on gas or methanol. Crew who work with such fuels need more training than the usual safety courses. Officers who already have it find work more easily.",
    see: "STCW Convention, Regulation V/3 (ships subject to the IGF Code)",
    trending: true,
  },
  {
    title: "Haul trucks without drivers, control rooms with operators",
    category: "Mining",
    date: "2026-11-09",
    excerpt:
      "Large open pits run more of their trucks and drills from a distance. The work does not disappear. It moves to dispatchers, technicians and electricians who keep automated fleets running.",
    see: "ISO 17757: Autonomous and semi-autonomous machine system safety",
    trending: true,
  },
  {
    title: "Security skills are wanted in many countries",
    category: "IT",
    date: "2026-10-28",
    excerpt:
      "Ports, ships and plants depend on connected systems, and someone has to protect them. Candidates who know both networks and industrial control systems can choose between many countries.",
    see: "IMO MSC-FAL.1/Circ.3: Guidelines on maritime cyber risk management",
    trending: false,
  },
  {
    title: "Keep digital copies of your sea papers",
    category: "Shipping",
    date: "2026-10-14",
    excerpt:
      "A growing number of maritime authorities issue certificates in electronic form. Scan the ones you have on paper, note when each expires, and renew six months before they expire.",
    see: "IMO FAL.5/Circ.39: Guidelines for the use of electronic certificates",
    trending: false,
  },
  {
    title: "Battery metals widen the search for geologists",
    category: "Mining",
    date: "2026-09-30",
    excerpt:
      "Electric cars and power grids need copper, nickel and lithium. Exploration teams look for geologists, surveyors and metallurgists who are ready to work far from the nearest town.",
    see: "International Energy Agency: The Role of Critical Minerals in Clean Energy Transitions",
    trending: false,
  },
  {
    title: "What employers ask in a first video interview",
    category: "IT",
    date: "2026-09-16",
    excerpt:
      "First rounds are often held online. Expect to explain one project from start to end, to say what went wrong in it, and to be asked when you could start and whether your passport is valid.",
    trending: false,
  },
];
