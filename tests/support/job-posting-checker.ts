/**
 * What a search engine would object to in JobPosting data: Google's required properties, and its recommended ones as far
 * as a vacancy of this site knows them (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPostingProblems(data: Record<string, unknown>): string[] {
  return rules.filter(({ holds }) => !holds(data)).map(({ rule }) => rule);
}

type Thing = Record<string, unknown>;

const isThing = (value: unknown, type: string): value is Thing =>
  typeof value === "object" && value !== null && (value as Thing)["@type"] === type;
const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isInstant = (value: unknown) =>
  isText(value) &&
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const employmentTypes = new Set([
  ...["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"],
  ...["INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"],
]);

/** Tags are in pairs, or a line break. Any other sign of markup is escaped. */
function isHtml(text: string): boolean {
  const open: string[] = [];
  for (const [tag, end, name = ""] of text.matchAll(/<(\/?)(\w*)[^>]*>/g)) {
    if (!/^<(br|\/?(p|ul|ol|li|b|strong|em|i))>$/.test(tag)) return false;
    if (name === "br") continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return false;
  }
  const plain = text.replace(/<[^>]*>/g, "");
  return open.length === 0 && !/[<>]/.test(plain) && !/&(?!(amp|lt|gt|quot|#39);)/.test(plain);
}

function isSalary(value: unknown): boolean {
  if (!isThing(value, "MonetaryAmount") || value.currency !== "USD") return false;
  const range = value.value;
  if (!isThing(range, "QuantitativeValue") || range.unitText !== "MONTH") return false;
  const { value: one, minValue: min, maxValue: max } = range;
  if (one !== undefined) return typeof one === "number" && one > 0 && min === undefined && max === undefined;
  return typeof min === "number" && typeof max === "number" && min <= max;
}

const rules: { rule: string; holds: (data: Thing) => boolean }[] = [
  { rule: "is a JobPosting of schema.org", holds: (data) => data["@context"] === "https://schema.org" },
  { rule: "has the type JobPosting", holds: (data) => isThing(data, "JobPosting") },
  { rule: "title: the job's alone", holds: ({ title }) => isText(title) && !/[<>$]|&\w+;/.test(title) },
  {
    rule: "description: HTML, and not the title",
    holds: ({ description, title }) => isText(description) && isHtml(description) && description !== title,
  },
  {
    rule: "datePosted: a date that is not ahead",
    holds: ({ datePosted }) =>
      isInstant(datePosted) && Date.parse(datePosted as string) <= Date.now() + 60_000,
  },
  {
    rule: "hiringOrganization: an organization with a name",
    holds: ({ hiringOrganization: company }) => isThing(company, "Organization") && isText(company.name),
  },
  {
    rule: "jobLocation: a place with a country",
    holds: ({ jobLocation: place }) =>
      isThing(place, "Place") &&
      isThing(place.address, "PostalAddress") &&
      isText(place.address.addressCountry),
  },
  {
    rule: "validThrough: ahead, where there is one",
    holds: ({ validThrough: end }) =>
      end === undefined || (isInstant(end) && Date.parse(end as string) > Date.now()),
  },
  {
    rule: "baseSalary: USD a month",
    holds: ({ baseSalary }) => baseSalary === undefined || isSalary(baseSalary),
  },
  {
    rule: "identifier: the company's own for it",
    holds: ({ identifier }) =>
      isThing(identifier, "PropertyValue") && isText(identifier.name) && isText(identifier.value),
  },
  {
    rule: "employmentType: one of the known, where there is one",
    holds: ({ employmentType: type }) => type === undefined || employmentTypes.has(type as string),
  },
  { rule: "says nothing of applying directly", holds: (data) => !("directApply" in data) },
];
