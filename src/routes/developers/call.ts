import type { ZodMiniType } from "zod/mini";
import type { FailureCode } from "../../errors.ts";
import type { Endpoint } from "../../middleware/facts.ts";

/** The facts of a call that the map of routes does not hold. */
export interface Call {
  group: Group;
  summary: string;
  /** Holds what the summary has no room for. */
  description?: string;
  query?: readonly Parameter[];
  /** The call returns a part of a list, and says where the list goes on. */
  paged?: { most: number };
  /** Replaces the schema that is checked before the call, when the check depends on the sent fields. */
  body?: ZodMiniType;
  /** Describes a body that is not our JSON. */
  rawBody?: { type: string; description: string };
  answer: {
    status: 200 | 201 | 202;
    description: string;
    schema?: ZodMiniType;
    /** The body is an array of `schema`. */
    list?: true;
    /** The body has one of these types and is not JSON. */
    types?: readonly string[];
  };
  /** Describes a refusal whose body holds more than that of the others. */
  refusal?: { status: 401; description: string; schema: ZodMiniType };
  /** Names the refusals of the handler. Guard, limit and body add theirs. */
  fails?: readonly FailureCode[];
  /** The draft and the documents belong to the browser that holds this cookie. */
  browser?: true;
}

export type Calls = Partial<Record<Endpoint, Call>>;

export interface Parameter {
  name: string;
  description: string;
  values?: readonly string[];
}

export const groups = [
  "Jobs",
  "Applying",
  "Reviews",
  "Newsletter",
  "Accounts",
  "Employers",
  "Administrator",
] as const;
export type Group = (typeof groups)[number];

type Ungrouped = Partial<Record<Endpoint, Omit<Call, "group">>>;

export const inGroup = (group: Group, calls: Ungrouped): Calls =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, group }]));

export const gives = (
  description: string,
  schema: ZodMiniType,
  status: Call["answer"]["status"] = 200,
): Call["answer"] => ({ status, description, schema });

export const givesList = (description: string, schema: ZodMiniType): Call["answer"] => ({
  ...gives(description, schema),
  list: true,
});
