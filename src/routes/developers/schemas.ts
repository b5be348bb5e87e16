import type { ZodMiniType } from "zod/mini";
import * as z from "zod/mini";
import { certificateFields, validUntilName } from "../../shared/applications/added-certificate.ts";
import { Application } from "../../shared/applying/application.ts";
import { JobPosting } from "../../shared/jobs/job-posting.ts";
import { Account } from "./account-answers.ts";
import {
  ApplicationOfAdministrator,
  ApplicationOfEmployer,
  JobAnswer,
  Partner,
  Refusal,
  Statistics,
} from "./answers.ts";
import { PublishedReview } from "./review-answers.ts";

/** The parts of a JSON Schema (2020-12) that this site uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

const named: Record<string, ZodMiniType> = {
  Job: JobAnswer,
  JobPosting,
  Application,
  ApplicationOfEmployer,
  ApplicationOfAdministrator,
  Review: PublishedReview,
  Partner,
  Statistics,
  Account,
  Refusal,
};

const validUntil = {
  format: "date",
  description: "The last day on which the certificate is valid, as the candidate says.",
};

/** Adds limits that the rules check in code, and facts that a field's name does not tell. */
const fields: Record<string, Pick<Schema, "format" | "description">> = {
  dateOfBirth: { format: "date" },
  passportExpiry: { format: "date" },
  applicationCloseDate: { format: "date", description: "Open until the end of this day, UTC." },
  salaryMin: { description: "USD a month." },
  salaryMax: { description: "USD a month." },
  requirements: { description: "One a line." },
  lang: { description: "The language of title, description and requirements." },
  countryConfirmed: {
    description: "For forms: an unknown country is refused unless it is repeated here. Leave it out.",
  },
  joinsOn: { format: "date", description: "The join date. Null: not stated." },
  contractMonths: { description: "The length of the contract. Null: not stated." },
  rotation: { description: "Such as 4 weeks on and 4 weeks off. Null: not stated." },
  housing: { description: "The employer provides housing. Null: not stated." },
  flights: { description: "The employer pays for flights. Null: not stated." },
  visa: { description: "Who pays for the visa. Null: not stated." },
  certificates: { description: "Those that the job asks for or accepts. Empty: none is stated." },
  sample: { description: "From an invented dataset." },
  verification: { description: "What the administrator checked of the employer, and when." },
  uploadURL: { format: "uri" },
  resumeUrl: { description: "The `url` of an uploaded document, or a link." },
  passportCopyUrl: { description: "The `url` of an uploaded document, or a link." },
  certificatesUrl: { description: "The `url` of an uploaded document, or a link." },
  ...Object.fromEntries(certificateFields.map((field) => [validUntilName(field), validUntil])),
  validUntil,
  photographUrl: { description: "The `url` of an uploaded document, or a link." },
  verified: { description: "1: we have checked that the writer got this job." },
  masked: {
    description: "The fields that are null until you say why you need them (`POST .../disclosures`).",
  },
  withheld: { description: "Why the personal part is missing. Absent when it is there." },
  fee: { description: "US cents." },
  path: { description: "The field's name." },
};

/** Gives the JSON Schema of a rule. A rule with a name becomes a reference. */
export function schemaOf(rule: ZodMiniType): Schema {
  const name = Object.keys(named).find((candidate) => named[candidate] === rule);
  return name ? { $ref: `#/components/schemas/${name}` } : written(rule);
}

export const namedSchemas = (): Record<string, Schema> =>
  Object.fromEntries(Object.entries(named).map(([name, rule]) => [name, written(rule)]));

/** Follows a reference, and gives the schema with its name. */
export function followed(schema: Schema, all: Record<string, Schema>): { schema: Schema; name?: string } {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { schema: all[name]!, name } : { schema };
}

function written(rule: ZodMiniType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(rule, {
    io: "input",
    override({ jsonSchema }) {
      // The format says the same in one word.
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return withFacts(schema as Schema);
}

/** Several fields may share one rule, so each gets its facts here and not from the rule. */
function withFacts(schema: Schema): Schema {
  const { properties, items, anyOf } = schema;
  const facts = ([name, field]: [string, Schema]) => [name, { ...withFacts(field), ...fields[name] }];
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(facts)) }),
    ...(items && { items: withFacts(items) }),
    ...(anyOf && { anyOf: anyOf.map(withFacts) }),
  };
}
