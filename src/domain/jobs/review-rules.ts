import { monthlyPay } from "../../content/pay.ts";
import { highestUsualPay } from "../../content/usual-pay.ts";
import type { PostingFacts } from "../../db/jobs/posting-facts.ts";
import { contactOrMoneyIn, type Mention } from "../../shared/jobs/contact-or-money.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { type Finding, type ReviewRule, reviewRules } from "../../shared/jobs/job-review.ts";
import { readable } from "./readable.ts";

export type ReviewedPosting = Pick<
  Job,
  | "title"
  | "company"
  | "country"
  | "description"
  | "requirements"
  | "sector"
  | "experienceLevel"
  | "salaryMin"
  | "salaryMax"
>;

const farAbove = 2.5;

const textRules = {
  money: (sentences: string[]) =>
    sentences.find((text) => mentions("money", text) && !isPaidForTheCandidate(text)),
  messenger: (sentences: string[]) => sentences.find((text) => mentions("messenger", text)),
  phone: (sentences: string[]) => sentences.find((text) => mentions("phone", text)),
};

type Find = (posting: ReviewedPosting, facts: PostingFacts) => string | undefined;

const rules: Record<ReviewRule, Find> = {
  money: (posting) => textRules.money(sentencesOf(posting)),
  messenger: (posting) => textRules.messenger(sentencesOf(posting)),
  phone: (posting) => textRules.phone(sentencesOf(posting)),
  lookalike: ({ company }, { isOwnCheckedName, imitatedBrand, alikeCompany }) => {
    const isBrand = imitatedBrand !== null && !(isOwnCheckedName && isSameName(company, imitatedBrand));
    const isAlike = alikeCompany !== null && !(isOwnCheckedName && alikeCompany === company);
    return isBrand || isAlike ? company : undefined;
  },
  copied: (posting, { isCopied }) => (isCopied ? sentencesIn(posting.description)[0] : undefined),
  pay: (posting) =>
    posting.salaryMax > farAbove * highestUsualPay(posting.sector, posting.experienceLevel)
      ? monthlyPay(posting)
      : undefined,
};

const longestSentence = 300;

export const findingsIn = (posting: ReviewedPosting, facts: PostingFacts): Finding[] =>
  reviewRules.flatMap((rule) => {
    const sentence = rules[rule](posting, facts);
    return sentence === undefined ? [] : [{ rule, sentence: sentence.slice(0, longestSentence) }];
  });

const rulesOfTexts = ["money", "messenger", "phone"] as const;

export const findingsInText = (text: string): Mention[] =>
  rulesOfTexts.flatMap((rule) => {
    const sentence = textRules[rule](sentencesIn(text));
    return sentence === undefined ? [] : [{ rule, sentence: sentence.slice(0, longestSentence) }];
  });

const sentencesIn = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const sentencesOf = ({ title, company, country, description, requirements }: ReviewedPosting) =>
  [title, company, country, description, requirements].flatMap(sentencesIn);

const mentions = (rule: Mention["rule"], sentence: string) =>
  contactOrMoneyIn(readable(sentence)).some((mention) => mention.rule === rule);

/** These sentences name a fee but ask the candidate for nothing. */
const nothingAsked = [
  /\b(company|employer|owners?|we)\b.{0,40}\b(pays?|covers?|bears?|provides?|reimburses?)\b/i,
  /\b(paid|covered|borne|provided|reimbursed) by (the |our )?(company|employer|owners?|us|client)\b/i,
  /\bcosts? (are |is )?(paid|covered|included|reimbursed)(?=[.,;)]|$)/i,
  // "Service charge" is a part of the pay on cruise ships.
  /\bservice charge (share|bonus)\b/i,
];
const asked =
  /\b(you|candidates?|applicants?)\b.{0,20}\b(pay|send|transfer|deposit|must|have to|need to)\b|\bpay (us|a|the)\b/i;

const isPaidForTheCandidate = (sentence: string) =>
  nothingAsked.some((pattern) => pattern.test(sentence)) && !asked.test(sentence);

const isSameName = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();
