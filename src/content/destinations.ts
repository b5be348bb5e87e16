import { destinationCountries } from "../shared/jobs/countries.ts";

export type DestinationName = (typeof destinationCountries)[number]["name"];

interface Summary {
  jobs: number;
  /** USD a month. */
  salaryMin: number;
  /** USD a month. */
  salaryMax: number;
  positions: readonly string[];
  /** Holds for most work in the country. */
  about: string;
}

export interface Destination extends Summary {
  name: DestinationName;
  code: string;
}

const summaries: Record<DestinationName, Summary> = {
  Australia: {
    jobs: 1200,
    salaryMin: 5000,
    salaryMax: 10000,
    positions: [
      "Mining Engineer",
      "Heavy Diesel Mechanic",
      "Drill and Blast Operator",
      "Haul Truck Operator",
      "High Voltage Electrician",
      "Port Operations Supervisor",
      "Cloud Engineer",
    ],
    about:
      "Australia is one of the world's largest exporters of iron ore and coal, and much of that work is fly-in fly-out from cities such as Perth and Brisbane. Rosters, site travel and allowances are part of the offer, so read them together with the pay.",
  },
  "New Zealand": {
    jobs: 800,
    salaryMin: 4000,
    salaryMax: 8000,
    positions: [
      "Marine Engineer",
      "Deck Officer",
      "Quarry Manager",
      "Diesel Technician",
      "Software Developer",
      "Systems Administrator",
    ],
    about:
      "New Zealand trades almost entirely by sea and relies on its ports, coastal shipping and a growing technology sector. Many skilled roles ask for registration or licensing that recognises training from abroad.",
  },
  "United Kingdom": {
    jobs: 1500,
    salaryMin: 3500,
    salaryMax: 7000,
    positions: [
      "Software Engineer",
      "Cyber Security Analyst",
      "Data Engineer",
      "Marine Superintendent",
      "Offshore Wind Technician",
      "Naval Architect",
      "Vessel Traffic Operator",
    ],
    about:
      "The United Kingdom combines a large technology sector with a long maritime tradition: ship management and insurance in London, offshore energy in Scotland and on the east coast. Skilled workers from abroad usually need an employer that is licensed to sponsor them.",
  },
  Italy: {
    jobs: 600,
    salaryMin: 2500,
    salaryMax: 5000,
    positions: [
      "Shipyard Welder",
      "Pipe Fitter",
      "Cruise Chef de Partie",
      "Deck Officer",
      "Hull Surveyor",
      "Network Engineer",
    ],
    about:
      "Italy builds cruise ships and yachts along the Adriatic and Ligurian coasts, and its ports link Europe with the Mediterranean. Shipyards look for certified welders, fitters and outfitters all year.",
  },
  France: {
    jobs: 700,
    salaryMin: 3000,
    salaryMax: 5500,
    positions: [
      "Marine Electrician",
      "Chief Engineer",
      "Shipyard Project Engineer",
      "Pastry Chef",
      "DevOps Engineer",
      "Geotechnical Engineer",
    ],
    about:
      "France has major ports on the Atlantic, the Channel and the Mediterranean, and one of Europe's largest cruise shipyards on the Loire estuary. Some knowledge of French helps in most shore-based roles.",
  },
  Canada: {
    jobs: 1000,
    salaryMin: 4000,
    salaryMax: 8000,
    positions: [
      "Underground Miner",
      "Geologist",
      "Millwright",
      "Heavy Equipment Operator",
      "Marine Pilot",
      "Software Developer",
      "Process Control Technician",
    ],
    about:
      "Canada is a leading producer of potash, uranium, gold and nickel, with mines from British Columbia to Quebec, and three ocean coasts. Many trades are certified by province, so check which certificate the job asks for.",
  },
  Morocco: {
    jobs: 300,
    salaryMin: 800,
    salaryMax: 2500,
    positions: [
      "Crane Operator",
      "Container Terminal Planner",
      "Phosphate Plant Technician",
      "Mine Surveyor",
      "Ship Repair Fitter",
      "IT Support Specialist",
    ],
    about:
      "Morocco holds most of the world's known phosphate reserves and runs one of the busiest container ports on the Mediterranean. French and Arabic are the usual working languages on shore.",
  },
  Singapore: {
    jobs: 400,
    salaryMin: 3500,
    salaryMax: 7500,
    positions: [
      "Port Captain",
      "Marine Surveyor",
      "Technical Superintendent",
      "Bunker Operations Executive",
      "Cloud Architect",
      "Site Reliability Engineer",
    ],
    about:
      "Singapore is one of the world's busiest ports and its largest place for refuelling ships, and many ship managers and technology firms run their Asian business from here. English is the working language.",
  },
  "South Korea": {
    jobs: 350,
    salaryMin: 3000,
    salaryMax: 6500,
    positions: [
      "Shipbuilding Welder (6G)",
      "Hull Fabrication Supervisor",
      "Piping Engineer",
      "Marine Painter",
      "Commissioning Engineer",
      "Embedded Software Engineer",
    ],
    about:
      "South Korea is among the largest shipbuilders in the world, with great yards at Ulsan and on Geoje island that build gas carriers and container ships. Certified welders, fitters and painters are in steady demand.",
  },
  Finland: {
    jobs: 200,
    salaryMin: 3500,
    salaryMax: 6000,
    positions: [
      "Ice-Class Deck Officer",
      "Marine Automation Engineer",
      "Underground Mine Electrician",
      "Metallurgist",
      "Software Developer",
    ],
    about:
      "Finland is known for icebreakers, cruise ships and marine technology, and mines nickel, gold and other metals in the north. English is widely used in technology; winters on site are long and cold.",
  },
  Norway: {
    jobs: 250,
    salaryMin: 4000,
    salaryMax: 7500,
    positions: [
      "Offshore Driller",
      "Dynamic Positioning Operator",
      "Subsea Engineer",
      "Chief Officer",
      "Offshore Crane Operator",
      "Marine Data Engineer",
    ],
    about:
      "Norway has one of the world's largest merchant fleets and a large offshore industry along its North Sea coast. Offshore work follows set rotations and asks for valid safety training and a medical certificate.",
  },
};

/** The 11 countries that the site recruits for, in the order in which they are shown. */
export const destinations: readonly Destination[] = destinationCountries.map((country) => ({
  ...country,
  ...summaries[country.name],
}));

/** The names that the footer lists. */
export const footerCountries = destinations.slice(0, 6).map(({ name }) => name);
