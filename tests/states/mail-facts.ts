import type { Told } from "../../src/emails/interview-news.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import { unstated } from "../../src/shared/jobs/job-facts.ts";

export const siteUrl = "https://landfall.example";
export const token = "x".repeat(43);
export const link = `${siteUrl}/application/${token}`;
export const refunds = `${siteUrl}/terms#clause-9`;
export const savedLink = `${siteUrl}/saved/link/${token}`;
export const links = {
  confirm: `${siteUrl}/alerts/confirm?token=${token}`,
  unsubscribe: `${siteUrl}/alerts/unsubscribe?token=${token}`,
};

/** Holds what people write, as it comes into the emails. */
export interface Written {
  email: string;
  fullName: string;
  position: string;
  company: string;
  place: string;
  timeZone: string;
  search: string;
  refusal: string;
  refund: string;
  finding: string;
}

/** Every word is as long as a word may be. */
export const longest: Written = {
  email: `${"maria".repeat(10)}@example.com`,
  fullName: "Maximiliana-Wilhelmina Featherstonehaugh-Cholmondeley",
  position: "Kraftfahrzeugelektronikinstandsetzungsmechanikermeisterin",
  company: "Maximiliana-Wilhelmina Featherstonehaugh-Cholmondeley",
  place: "w".repeat(300),
  timeZone: "America/Argentina/ComodRivadavia",
  search: "w".repeat(200),
  refusal: "w".repeat(500),
  refund: "w".repeat(500),
  finding: "w".repeat(300),
};

export const usual: Written = {
  email: "maria.santos@example.com",
  fullName: "Maria Santos",
  position: "Second Cook",
  company: "Northern Quay",
  place: "https://meet.example/harbour",
  timeZone: "Europe/Oslo",
  search: "second cook",
  refusal: "The company register does not know this number. Please check it.",
  refund: "The employer filled the job before anybody could read your application.",
  finding: "Send us a deposit of 200 USD.",
};

export function factsOf(written: Written) {
  const filter = {
    search: written.search,
    country: "Norway",
    sector: "shipping",
    experienceLevel: "",
    conditions: "",
  } as const;
  const job: Job = {
    id: "00000000-0000-4000-8000-000000000000",
    employerId: null,
    title: written.position,
    company: written.company,
    country: "United Arab Emirates",
    sector: "shipping",
    experienceLevel: "mid",
    salaryMin: 10_000,
    salaryMax: 12_000,
    vacancies: 1,
    description: "",
    requirements: "",
    lang: "en",
    applicationCloseDate: "2027-01-31",
    open: true,
    sample: false,
    createdAt: "2026-11-01T00:00:00.000Z",
    ...unstated,
    verification: null,
    state: "live",
  };

  const candidate = {
    email: written.email,
    fullName: written.fullName,
    reference: "K7QM-4RTX-9DWP",
    desiredPosition: written.position,
    job,
    paymentStatus: "completed",
    hasEmployer: true,
    closedBecause: null,
  } as const;
  const employer = { email: candidate.email, firstName: candidate.fullName, company: job.company };
  const recipient = { email: candidate.email, firstName: candidate.fullName };
  const writtenTo = { reference: candidate.reference, title: job.title, company: job.company };

  const interview: Told = {
    news: "offered",
    by: "employer",
    entry: {
      uid: job.id,
      sequence: 0,
      changedAt: new Date("2027-01-31T12:00:00Z"),
      isCancelled: false,
      chosen: null,
      slots: [new Date("2027-03-27T13:30:00Z"), new Date("2027-03-28T13:30:00Z")],
      minutes: 30,
      timeZone: written.timeZone,
      place: written.place,
      title: job.title,
      reference: candidate.reference,
      link: `${siteUrl}/track?reference=K7QM-4RTX-9DWP`,
    },
    zones: ["Asia/Manila", written.timeZone, "UTC"],
    ownZone: "Asia/Manila",
  };
  return { candidate, filter, job, employer, recipient, writtenTo, interview };
}
