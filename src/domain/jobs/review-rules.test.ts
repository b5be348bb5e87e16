import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPosting } from "../../../tests/support/employer.ts";
import type { PostingFacts } from "../../db/jobs/posting-facts.ts";
import { type ReviewRule, reviewRules } from "../../shared/jobs/job-review.ts";
import { findingsIn, type ReviewedPosting } from "./review-rules.ts";

const rules = suite("the rules of review");

const noFacts: PostingFacts = {
  rulesHold: true,
  isOwnCheckedName: false,
  imitatedBrand: null,
  alikeCompany: null,
  isCopied: false,
};

type Case = [what: string, posting: Partial<ReviewedPosting>, facts?: Partial<PostingFacts>];

const saying = (description: string): Case => [description, { description }];
const paying = (salaryMax: number, more: Partial<ReviewedPosting> = {}): Case => [
  `up to ${salaryMax} USD ${JSON.stringify(more)}`,
  { salaryMax, ...more },
];

const cases: Record<ReviewRule, { meets: Case[]; leaves: Case[] }> = {
  money: {
    meets: [
      saying("A deposit of 200 USD secures your place."),
      saying("Pay the processing fee before you join."),
      saying("You must pay the visa fee, the company pays the flight."),
      saying("Send USD 150 by Western Union"),
      saying("Send it by Western\u2800Union."),
      saying("A dep\u03bfs\u0131t of 200 USD secures your place."),
    ],
    leaves: [
      saying("We charge no placement fee."),
      saying("The company pays the visa fee and the medical costs."),
      saying("Visa costs are paid by the employer."),
      saying("Two flights, with visa costs paid."),
      saying("Shared cabin, service charge share after probation."),
      saying("Drill the copper deposit of the northern pit."),
      saying("The engineer is responsible for fee calculations in the billing system."),
    ],
  },
  messenger: {
    meets: [
      saying("Write to us on WhatsApp."),
      saying("Write to us on Wh\u0430ts\u0410pp."),
      saying("Write to us on Tele\u200bgram."),
      saying("Write to us on What\ufe00sApp."),
      saying("Write to us on Whats\u2800App."),
      saying("Write to us on Wháts\u0332App."),
      saying("Write to us on ᴡʜᴀᴛꜱᴀᴘᴘ."),
      saying("Write to us on ωнαтѕαρρ."),
      saying("Write to us on 🆆🅷🅰🆃🆂🅰🅿🅿."),
      saying("Write to us on 🇹\u200b🇪\u200b🇱\u200b🇪\u200b🇬\u200b🇷\u200b🇦\u200b🇲."),
      saying("Write to us on \u03bdiber."),
      ["a requirement", { requirements: "Crane licence\nOpen t.me/crewing" }],
    ],
    leaves: [
      saying("Know signal flags and the line handling of moorings."),
      saying("Мы работаем в порту, экипаж 🇵🇭🇳🇴. Το πλοίο είναι νέο."),
    ],
  },
  phone: {
    meets: [
      saying("Reach Captain Li at +63 917 555 0134"),
      saying("Reach Captain Li at ＋６３ ９１７ ５５５ ０１３４"),
      saying("Reach Captain Li at ٠٩١٧ ٥٥٥ ٠١٣٤"),
      saying("Reach Captain Li at ०९१७\u2800५५५\u2800०१३४"),
      saying("Reach Captain Li at 0917–555·0134"),
      saying("Reach Captain Li at 0\ufe0f\u20e39\ufe0f\u20e31\ufe0f\u20e37\ufe0f\u20e3 555 0134"),
      ["a title", { title: "Welder, call 0917 555 0134" }],
    ],
    leaves: [
      saying("Vessel IMO 9074729, built 1998, 57,000 DWT, engine 12 000 kW."),
      saying("Contract from 01.03.2027 to 31.08.2027, ISO 9001 2015 14001."),
      saying("العقد من ٠١.٠٣.٢٠٢٧ والراتب ٤٢٠٠ دولار"),
      saying("Pay of 4,200–5,600 USD, rota 60–60."),
    ],
  },
  lookalike: {
    meets: [
      ["a brand", { company: "Maersk Crewing Dept" }, { imitatedBrand: "Maersk" }],
      [
        "a brand in other letters, checked",
        { company: "M\u0430ersk" },
        { imitatedBrand: "Maersk", isOwnCheckedName: true },
      ],
      [
        "another account's company",
        { company: "Kvernholm Bulk Ltd" },
        { alikeCompany: "Kvernholm Bulk", isOwnCheckedName: true },
      ],
      ["another account's company by its very name", { company: "Kvernholm" }, { alikeCompany: "Kvernholm" }],
    ],
    leaves: [
      ["a company of its own", { company: "Kvernholm Bulk" }],
      [
        "a brand that we checked by its very name",
        { company: "Maersk" },
        { imitatedBrand: "Maersk", isOwnCheckedName: true },
      ],
      [
        "a name that we checked two accounts for",
        { company: "Kvernholm" },
        { alikeCompany: "Kvernholm", isOwnCheckedName: true },
      ],
    ],
  },
  copied: {
    meets: [["another account's text", {}, { isCopied: true }]],
    leaves: [["its own text", {}]],
  },
  pay: {
    meets: [
      paying(45_000),
      paying(9_000, { experienceLevel: "labor" }),
      paying(40_000, { sector: "it", experienceLevel: "professional" }),
    ],
    leaves: [
      paying(0, { salaryMin: 0 }),
      paying(9_000),
      paying(8_000, { experienceLevel: "labor", sector: "mining" }),
      paying(25_000, { experienceLevel: "professional" }),
    ],
  },
};

const met = ([, posting, facts]: Case) =>
  findingsIn({ ...aPosting(), ...posting }, { ...noFacts, ...facts }).map(({ rule }) => rule);

for (const rule of reviewRules) {
  for (const one of cases[rule].meets)
    rules(`${rule} meets: ${one[0]}`, () => assert.equal(met(one), [rule]));
  for (const one of cases[rule].leaves) rules(`${rule} leaves: ${one[0]}`, () => assert.equal(met(one), []));
}

rules("give the sentence that they met in", () => {
  const posting = { ...aPosting(), description: "Good food.\nCall +63 917 555 0134 now! Or write." };
  assert.equal(findingsIn(posting, noFacts), [{ rule: "phone", sentence: "Call +63 917 555 0134 now!" }]);
});

rules("find nothing in any sample job", () => {
  const file = readFileSync(new URL("../../../sql/seed/vacancies.jsonl", import.meta.url), "utf8");
  const lines = file
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const jobs = lines.filter(({ kind }) => kind === "job") as ReviewedPosting[];
  assert.ok(jobs.length > 1000);
  const found = jobs.flatMap((job) => findingsIn(job, noFacts));
  assert.equal(found, []);
});

rules.run();
