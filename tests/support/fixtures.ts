import { randomUUID } from "node:crypto";
import type { Sql } from "../../src/db/sql.ts";
import { dayOf } from "../../src/shared/calendar-date.ts";
import { pdf } from "./document-fixtures.ts";
import { Browser, type Overrides } from "./site.ts";

/** A search must find exactly this name. It may leave out an unknown word that has no digit. */
export const unique = (name: string) => `${name} x1${randomUUID().slice(0, 8)}`;

export const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

interface JobColumns {
  title: string;
  company: string;
  country: string;
  sector: string;
  experienceLevel: string;
  salaryMin: number;
  salaryMax: number;
  vacancies: number;
  description: string;
  requirements: string;
  closesOn: string;
  createdAt?: string;
  sample: boolean;
}

export async function aJob(
  sql: Sql,
  columns: Partial<JobColumns> = {},
): Promise<JobColumns & { id: string }> {
  const job: JobColumns = {
    title: unique("Pipe welder"),
    company: unique("Harbour Works"),
    country: "Norway",
    sector: "shipping",
    experienceLevel: "mid",
    salaryMin: 4000,
    salaryMax: 5200,
    vacancies: 2,
    description: "Weld pipes.\nIn the yard.",
    requirements: "6G certificate\nThree years of practice",
    closesOn: inDays(30),
    sample: false,
    ...columns,
  };
  await sql`
    insert into companies ${sql({ name: job.company, country: job.country, sample: job.sample } as never)}
    on conflict do nothing`;
  const [row] = await sql<{ id: string }[]>`insert into jobs ${sql(job as never)} returning id`;
  return { id: row!.id, ...job };
}

/** Uploads a document as a browser does, and returns its reference. */
export async function upload(browser: Browser, bytes: Uint8Array = pdf()): Promise<string> {
  const { uploadURL } = (await (await browser.post("/api/objects/upload", {})).json()) as {
    uploadURL: string;
  };
  const { pathname, search } = new URL(uploadURL);
  const response = await browser.send(pathname + search, { method: "PUT", body: bytes as BodyInit });
  if (response.status !== 200) throw new Error(`the upload was answered with ${response.status}`);
  return `/objects${pathname}`;
}

/** Holds valid answers to steps 1 to 3. */
export const anApplication = {
  fullName: "Maria Santos",
  dateOfBirth: "1991-04-23",
  gender: "female",
  nationality: "Filipino",
  address: "12 Mabini Street, Iloilo City, 5000, Philippines",
  passportNumber: "P1234567A",
  passportExpiry: "2031-02-28",
  email: "maria.santos@example.com",
  phone: "+63 917 123 4567",
  preferredJobType: "Contract",
  qualification: "STCW II/1, 6G welder",
  experience: "6 years on bulk carriers",
  currentEmployer: "",
  sector: "shipping",
  desiredCountry: "Norway",
  desiredPosition: "Pipe welder",
  resumeUrl: "https://example.com/resume.pdf",
  passportCopyUrl: "https://example.com/passport.pdf",
};

export const aReview = {
  candidateName: "Maria Santos",
  country: "Norway",
  jobObtained: "Third Engineer",
  rating: 4,
  review: "They kept me informed at every step.",
};

export interface Intent {
  id: string;
  clientSecret: string;
}

export async function aPreparedPayment(
  application: object = anApplication,
  world: Overrides = {},
): Promise<{ browser: Browser; intent: Intent }> {
  const browser = new Browser(world);
  return { browser, intent: await prepare(browser, application) };
}

export async function prepare(browser: Browser, application: object = anApplication): Promise<Intent> {
  const response = await browser.post("/api/create-payment-intent", application);
  if (response.status !== 200) throw new Error(`the intent was answered with ${await response.text()}`);
  const { clientSecret } = (await response.json()) as { clientSecret: string };
  return { id: clientSecret.split("_secret_")[0]!, clientSecret };
}

export async function pay(browser: Browser, { clientSecret }: Intent, cardNumber = "4242 4242 4242 4242") {
  return browser.post("/api/test-payments/confirm", { clientSecret, cardNumber });
}
