import type { Endpoint } from "../../src/middleware/facts.ts";

/** A row lists its answers in this order. */
const listed = ["anonymous", "candidate", "owner", "another employer", "administrator"] as const;
/** An employer whose mandate was withdrawn asks for things of their own; a suspended one for the owner's. */
export const visitors = [...listed, "owner without a mandate", "suspended employer"] as const;
export type Visitor = (typeof visitors)[number];

/** The expected answer: a status, and for a redirect the address without its query. */
export type Expected = number | string;
export type Answers = [Expected, Expected, Expected, Expected, Expected];

/** A thing of the owner that an address names. */
export type Thing = "job" | "application" | "document" | "link";

export interface Row {
  guard?: "admin" | "employer" | "account";
  answers: Answers;
  /** The answer for an owner without a mandate, where it is not the owner's. */
  unchecked?: Expected;
  /** The thing that the address names, and the answers when it does not exist. */
  of?: { thing: Thing; missing: Answers };
  json?: object;
  form?: Record<string, string>;
  /** Changes who somebody is, so that it is asked after all others, in this order. */
  late?: number;
}

export type Rows = Partial<Record<Endpoint, Row>>;

/** The answers for all visitors. A suspended employer has no session, so the site treats them as anonymous. */
export const answersOf = (answers: Answers, unchecked: Expected = answers[2]): Expected[] => [
  ...answers,
  unchecked,
  answers[0],
];

type Sent = Pick<Row, "json" | "form" | "late" | "unchecked">;

const five = (all: Expected): Answers => [all, all, all, all, all];

/** Nobody's role matters. */
export const open = (all: Expected, sent: Sent = {}): Row => ({ answers: five(all), ...sent });
export const openThing = (thing: Thing, found: Expected, sent: Sent = {}): Row => ({
  answers: five(found),
  of: { thing, missing: five(404) },
  ...sent,
});

const signIn = "303 /sign-in";
const invited = "303 /become-employer";
export const dashboard = "303 /employer/dashboard";
export const signedInAlready: Answers = [200, "303 /account", dashboard, dashboard, 200];
export const adminIn = "303 /admin/login";

export const accountCall = (done: Expected, sent: Sent = {}): Row => ({
  guard: "account",
  answers: [401, done, done, done, 401],
  ...sent,
});
export const accountPage = (done: Expected, sent: Sent = {}): Row => ({
  guard: "account",
  answers: [signIn, done, done, done, signIn],
  ...sent,
});
export const employerCall = (done: Expected, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [401, 403, done, done, 401],
  ...sent,
});
export const employerPage = (done: Expected, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [signIn, invited, done, done, signIn],
  ...sent,
});
export const ownCall = (thing: Thing, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [401, 403, 200, 404, 401],
  of: { thing, missing: [401, 403, 404, 404, 401] },
  ...sent,
});
export const ownPage = (thing: Thing, done: Expected, sent: Sent = {}): Row => ({
  guard: "employer",
  answers: [signIn, invited, done, 404, signIn],
  of: { thing, missing: [signIn, invited, 404, 404, signIn] },
  ...sent,
});
export const adminCall = (done: Expected, sent: Sent = {}): Row => ({
  guard: "admin",
  answers: [401, 401, 401, 401, done],
  ...sent,
});
export const adminPage = (done: Expected, sent: Sent = {}): Row => ({
  guard: "admin",
  answers: [adminIn, adminIn, adminIn, adminIn, done],
  ...sent,
});
