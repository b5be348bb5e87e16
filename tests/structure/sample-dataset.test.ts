import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";

interface CompanyRow {
  kind: "company";
  name: string;
  country: string;
  sector: string;
}

interface JobRow {
  kind: "job";
  company: string;
  title: string;
  country: string;
  sector: string;
  experienceLevel: "labor" | "mid" | "professional";
  salaryMin: number;
  salaryMax: number;
  vacancies: number;
  description: string;
  requirements: string;
  applicationCloseDate: string;
  joinsOn?: string;
  contractMonths?: number;
  rotation?: { on: number; off: number; unit: string };
  housing?: boolean;
  flights?: boolean;
  visa?: string;
  certificates?: string[];
}

interface Manifest {
  sample: boolean;
  file: string;
  totals: { jobs: number; companies: number; countries: number };
  sectors: { sector: string; label: string; companies: number; jobs: number }[];
}

const folder = new URL("../../sql/seed/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
const manifest: Manifest = JSON.parse(read("manifest.json"));
const text = read(manifest.file);
const rows: (CompanyRow | JobRow)[] = text
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));
const companies = rows.filter((row) => row.kind === "company");
const jobs = rows.filter((row) => row.kind === "job");

/** The words by which the partner table sorts real companies; an invented one must hold none of them. */
const partnerKeywords = [
  ["accenture", "tcs", "tata consultancy", "infosys", "cognizant", "capgemini", "wipro", "hcl"],
  ["bhp", "rio tinto", "glencore", "vale", "anglo american", "barrick", "fortescue", "south32", "teck"],
  ["bechtel", "fluor", "kiewit", "skanska", "balfour beatty", "hochtief", "vinci", "bouygues"],
  ["shell", "bp", "totalenergies", "exxonmobil", "chevron", "equinor", "schlumberger", "halliburton"],
  ["baker hughes", "transocean", "seadrill", "noble"],
  ["maersk", "msc", "mediterranean", "cma", "hapag", "evergreen"],
].flat();

/** USD a month. Rigs pay above the other sectors at every level. */
const salaryBounds = {
  labor: [700, 3800],
  mid: [1300, 7800],
  professional: [3000, 15000],
  rigs: [4500, 18000],
} as const;

const unique = (values: string[]) => new Set(values).size;

const dataset = suite("sql/seed");

dataset("holds the vacancies and companies that the manifest promises, sector by sector", () => {
  for (const { sector, jobs: jobCount, companies: companyCount } of manifest.sectors) {
    assert.is(jobs.filter((job) => job.sector === sector).length, jobCount, sector);
    assert.is(companies.filter((company) => company.sector === sector).length, companyCount, sector);
  }
});

dataset("holds 1,155 vacancies of 94 companies in 24 countries", () => {
  const countries = unique(jobs.map((job) => job.country));
  assert.equal({ jobs: jobs.length, companies: companies.length, countries }, manifest.totals);
  assert.equal(manifest.totals, { jobs: 1155, companies: 94, countries: 24 });
});

dataset("names the five sectors in the order that the seeding page lists them", () => {
  assert.equal(
    manifest.sectors.map(({ sector, companies, jobs }) => [sector, companies, jobs]),
    [
      ["mining", 30, 331],
      ["shipping", 25, 278],
      ["it", 20, 181],
      ["luxury-cruise", 15, 256],
      ["offshore-rigs", 4, 109],
    ],
  );
});

dataset("is marked as a sample", () => {
  assert.is(manifest.sample, true);
});

dataset("names each company once", () => {
  assert.is(unique(companies.map((company) => company.name)), companies.length);
});

dataset("names no company that the partner table would take for a real one", () => {
  const taken = companies.filter(({ name }) =>
    partnerKeywords.some((word) => name.toLowerCase().includes(word)),
  );
  assert.equal(taken, []);
});

dataset("gives each company a home country in which there are vacancies", () => {
  const countries = new Set(jobs.map((job) => job.country));
  assert.equal(
    companies.filter((company) => !countries.has(company.country)),
    [],
  );
});

dataset("lists the company of every vacancy, under the same sector", () => {
  const sectorOf = new Map(companies.map((company) => [company.name, company.sector]));
  assert.equal(
    jobs.filter((job) => sectorOf.get(job.company) !== job.sector),
    [],
  );
});

dataset("has at least 200 different titles", () => {
  assert.ok(unique(jobs.map((job) => job.title)) >= 200);
});

dataset("never repeats a title within a company", () => {
  assert.is(unique(jobs.map((job) => `${job.company}\n${job.title}`)), jobs.length);
});

dataset("describes no two vacancies alike", () => {
  assert.is(unique(jobs.map((job) => job.description)), jobs.length);
});

dataset("describes each vacancy in two or three paragraphs of 350 to 650 characters together", () => {
  for (const { title, description } of jobs) {
    const paragraphs = description.split("\n\n").length;
    assert.ok(paragraphs === 2 || paragraphs === 3, title);
    assert.ok(description.length >= 350 && description.length <= 650, `${title}: ${description.length}`);
  }
});

dataset("asks for four to six different things", () => {
  for (const { title, requirements } of jobs) {
    const list = requirements.split("\n");
    assert.ok(list.length >= 4 && list.length <= 6 && list.every((line) => line.trim() !== ""), title);
    assert.is(unique(list), list.length, title);
  }
});

dataset("pays within the bounds of level and sector, the minimum below the maximum", () => {
  for (const { title, sector, experienceLevel, salaryMin, salaryMax } of jobs) {
    const [least, most] = salaryBounds[sector === "offshore-rigs" ? "rigs" : experienceLevel];
    assert.ok(
      least <= salaryMin && salaryMin < salaryMax && salaryMax <= most,
      `${title}: ${salaryMin}-${salaryMax}`,
    );
    assert.is((salaryMin % 50) + (salaryMax % 50), 0, title);
  }
});

dataset("offers at least one place in each vacancy", () => {
  for (const { title, vacancies } of jobs) assert.ok(Number.isInteger(vacancies) && vacancies >= 1, title);
});

dataset("closes between January 3 and 31, without a year", () => {
  for (const { title, applicationCloseDate } of jobs) {
    const day = Number(/^--01-(\d\d)$/.exec(applicationCloseDate)?.[1]);
    assert.ok(day >= 3 && day <= 31, `${title}: ${applicationCloseDate}`);
  }
});

const housingWords =
  /cabin|berth|room|house|housing|flat|camp|dormitory|apartment|hostel|full board|company unit/i;
const certificateWords =
  /certificate|ticket|licen[cs]e|STCW|CoC|I\/|level|safety|medical|GMDSS|BOSIET|HUET|GWO|IWCF|IRATA|ASNT|AWS|AZ-|CCNP|CKAD|RHCSA|CISM|CompTIA|PMP|training|coded|heights|confined|ISTQB|[ABC][12]\b/i;

dataset("states a fact only where the texts of the vacancy speak of it", () => {
  const unfounded = jobs.filter((job) => {
    const { description, requirements, contractMonths, rotation, housing, flights, visa, certificates } = job;
    const claims: [unknown, RegExp, string][] = [
      [contractMonths, /contract|season/i, description],
      [rotation, /\bon\b|\d\/\d|7x7|at the mine|on board|offshore/, description],
      [housing, housingWords, description],
      [flights, /flight/i, description],
      [visa, /visa/i, description],
      [certificates, certificateWords, requirements],
    ];
    return claims.some(([fact, words, text]) => fact !== undefined && !words.test(text));
  });
  assert.equal(
    unfounded.map(({ title, company }) => `${title}, ${company}`),
    [],
  );
});

dataset("states the facts that were read in its texts, and no join date", () => {
  assert.ok(
    jobs.every(({ housing, flights, joinsOn }) => housing !== false && flights !== false && !joinsOn),
  );
  const stating = (fact: keyof JobRow) => jobs.filter((job) => job[fact] !== undefined).length;
  assert.equal(
    { housing: stating("housing"), rotation: stating("rotation"), certificates: stating("certificates") },
    { housing: 288, rotation: 361, certificates: 813 },
  );
});

dataset("holds no control characters, doubled spaces or leftovers of a template", () => {
  for (const job of jobs) {
    for (const value of [job.title, job.company, job.description, job.requirements]) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
      assert.not.match(value, /[\x00-\x09\x0b-\x1f{}<>]| {2}|undefined|\bNaN\b/);
    }
  }
});

dataset.run();
