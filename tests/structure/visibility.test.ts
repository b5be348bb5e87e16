import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseSync } from "vite";
import { filesUnder, isTest, type SourceFile } from "./source-files.ts";

const visibility = suite("what visitors and employers may see");

interface Rule {
  table: "jobs" | "applications";
  predicates: string[];
  /** Functions whose fragments hold one of the predicates. */
  derived: string[];
  /** Why the queries of a function ask none of them. */
  reasons: Record<string, string>;
}

const jobs: Rule = {
  table: "jobs",
  predicates: ["isPublic", "isOpen", "isForEmployer", "hasStandingEmployer", "withheldReason"],
  derived: ["isInPlace", "matches", "newestOf", "forAnEmployer", "isPlaceable"],
  reasons: {
    findCountrySummary: "reads the pay of the days in open_job_counts, which counts public jobs only",
    countSampleJobs: "the administrator loads and removes samples, whatever visitors see",
    decideHold: "the administrator decides on a job in review",
    deleteSampleJobs: "the administrator removes samples, whatever visitors see",
    findHeldText: "the administrator decides on a job in review",
    findJobClosing: "reads the closing day of a job that the page has found to be public",
    findOwnApplication: "a candidate reads what became of the job of their own application",
    findReviewedJob: "a candidate reviews the job of their own application",
    findOwnJob: "an employer reads their own job, in review or not",
    findPoster: "the administrator suspends the account that posted a job",
    hasSampleJobs: "the start with a live key asks for samples, whatever visitors see",
    findConversation: "its row carries `closed`, which every reader and writer asks first",
    findMarkedMessage: "the administrator decides on a message",
    listMarkedMessages: "the administrator reads messages that a rule or a reader marked",
    findTradeFacts: "reads jobs that search_page has found to be open",
    listTradesOfJob: "reads the title of a job that the page has found to be public",
    withTradePay: "reads the trades of jobs that its caller has found to be visible",
    hasTakenDown: "an employer whose job was taken down may not post",
    isAcceptedCountry: "an employer's own jobs tell which unknown country they confirmed before",
    isCopied: "compares a posting with the texts of other accounts, open and closed",
    isEvidence: "an account that posted a reported job keeps its records",
    isLongClosed: "an employer asks about their own job",
    isTakenDown: "an employer asks about their own job",
    jobExists: "a payment that began while a job was public goes on by this",
    listClosingDays: "the administrator loads samples, whatever visitors see",
    listOpenings: "a candidate reads which company opened a document of their own application",
    withJobVersion: "keeps the text of the job for an application that is sent",
    listOwnJobs: "an employer reads their own jobs, in review or not",
    listCandidatesOfAccount: "emails the candidates of an account that ends",
    listWeekCounts: "counts the applications for an employer's own jobs, in review or not",
    listWaitingRequests: "the administrator reads the jobs of an employer who asks for a check",
    lockOwnApplication: "asks whether an application is the employer's; its row carries `withheld`",
    lockOwnJob: "an employer changes their own job, in review or not",
    lockUndecidedJobs: "puts an employer's own jobs to the rules",
    takeHiddenEmployers: "finds employers whose open jobs nobody sees, to tell them so",
    addWordsOfJobs: "counts words of the jobs that the query before it found to be open",
    fillMarks: "marks every job, whatever visitors see",
    listNewJobs: "search_arrivals lists open jobs only",
    listPlanned: "search_page lists open jobs only",
    optionsOfCounted: "search_page lists open jobs only",
    findMarks: "reads what a job means, which the page has found to be public",
    readSearchState: "reads days and a number of jobs, and shows neither",
    recordFilled: "asks whether every job has marks, whatever visitors see",
    findInterviewEmployer: "emails the employer about an interview, also about its end",
    findPlaceableJob: "its row carries `isPlaceable`, which an offer asks first",
    destination: "a candidate reads where their own job is",
    applicationJob: "a candidate and the administrator read which job an application is for",
  },
};

const applications: Rule = {
  table: "applications",
  predicates: ["isForEmployer", "withheldReason"],
  derived: ["forAnEmployer", "forSomebody"],
  reasons: {
    countApplications: "the administrator sees all applications",
    countJobApplications: "counts the rows of the employer's list, which holds withheld ones as rows",
    waiting: "counts the general applications that the administrator has to answer",
    deleteDraft: "a candidate deletes their own draft",
    deleteRemindersOfCandidate: "a candidate erases their own application",
    deleteDraftsBefore: "retention deletes old drafts",
    findEmployerCounts: "counts the rows of the employer's lists, which hold withheld ones as rows",
    eraseRefundedDrafts: "retention erases old drafts",
    findInterviewEmployer: "emails the employer about an interview, also about its end",
    findAddressee: "emails the candidate of an application",
    findApplicationOfLink: "a candidate opens their own application",
    findApplicationState: "a candidate pays for their own application",
    findEarlierApplication: "tells a candidate of their own earlier application",
    findDraftRow: "a candidate reads their own draft",
    findHire: "a candidate and the employer of an opened application read what the candidate confirmed",
    findReviewedJob: "a candidate reviews the job of their own application",
    findToldStatus: "a candidate answers about their own application",
    findErasability: "a candidate reads their own application",
    findConversation: "its row carries `closed`, which every reader and writer asks first",
    findMarkedMessage: "the administrator decides on a message",
    listMarkedMessages: "the administrator reads messages that a rule or a reader marked",
    listMessages: "reads conversations that `findConversation` or the employer's list has opened",
    findLatestSubmitted: "a candidate reads their own application",
    findOwnApplication: "a candidate reads their own application",
    findDuplicate: "finds what the candidate's own browser sent",
    findBrowserSubmission: "finds what the candidate's own browser sent",
    findStanding: "a candidate changes their own application",
    findTracked: "a candidate follows their own application",
    findApplicationJob: "a candidate reads which job their own application is for",
    insertApplicationLink: "emails a candidate the link to their own application",
    listAbandoned: "the reconciler reads payments",
    listApplications: "the administrator sees all applications",
    listApplicationsWith: "the virus scanner tells candidates of a document",
    listDraftsBefore: "retention deletes old drafts",
    lockDraftsToRemindOf: "emails candidates before retention deletes their drafts",
    listWeekCounts: "counts what the administrator sees, or the rows of the employer's lists",
    listJobApplications: "the employer's list holds withheld ones as rows, which carry `withheld`",
    listLongClosed: "finds applications that are closed to their employer, to refund them",
    listOldApplications: "retention erases old applications",
    listOpenings: "a candidate reads who opened a document of their own application",
    listPaidIncomplete: "the reconciler reads payments",
    listRefundedDrafts: "retention erases old drafts",
    listRefusedDocuments: "the administrator reads which documents are infected",
    listCandidatesOfAccount: "emails the candidates of an account that ends",
    takeJobChanges: "emails candidates that their job has changed",
    listApplicationsWithHeldChanges: "drops what an employer said who may see the application no more",
    lockApplication: "operations of the candidate, of payments and of the administrator",
    lockDraftRow: "a candidate changes their own draft",
    lockOwnApplication: "its row carries `withheld`, which a change of the status asks first",
    markIncompleteRefunding: "refunds a payment whose application was never sent",
    findGeneralApplication: "the administrator answers a general application",
    findOrigin: "a candidate reads where their own application comes from",
    hasAppliedFor: "refuses a second application of the same candidate",
    insertPlacedApplication: "makes an application of the candidate's general one",
    listUnplaced: "refunds general applications that got no job",
    placements: "a candidate and the administrator read the offers of a general application",
    inFocus: "the administrator reads payments",
    countUnsentBytes: "counts the documents of a browser that no sent application holds",
  },
};

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Query {
  /** The function, or the constant, at the top of the file that it is part of. */
  owner: string;
  path: string;
  text: string;
  /** What its fragments are made by. */
  calls: string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const below = (node: Node, isEnd: (node: Node) => boolean = () => false): Node[] =>
  isEnd(node) ? [] : [node, ...childrenOf(node).flatMap((child) => below(child, isEnd))];

const isTemplate = ({ type }: Node) => type === "TaggedTemplateExpression";

function textOf(template: Node): string {
  const quasis = (template.quasi as { quasis: { value: { raw: string } }[] }).quasis;
  return quasis.map(({ value }) => value.raw).join(" ? ");
}

const nameOf = ({ callee }: Node) => (callee as { name?: string }).name ?? "";

/** A template in the template is part of the query, unless it reads that table, too. */
function callsIn(template: Node, rule: Rule): string[] {
  const isAnother = (node: Node) => isTemplate(node) && reads(textOf(node), rule);
  const parts = (template.quasi as { expressions: Node[] }).expressions;
  return parts
    .flatMap((part) => below(part, isAnother))
    .filter(({ type }) => type === "CallExpression")
    .map(nameOf);
}

function declarationsIn({ path, text }: SourceFile): { name: string; node: Node }[] {
  const { program } = parseSync(path, text);
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const node = (statement.declaration ?? statement) as Node;
    const declared = node.type === "VariableDeclaration" ? (node.declarations as Node[]) : [node];
    return declared.map((one) => ({ name: (one.id as { name?: string })?.name ?? "", node: one }));
  });
}

const reads = (text: string, { table }: Rule) =>
  new RegExp(`\\b(from|join)\\s+(\\w+,\\s*)*${table}\\b|^\\s*${table}\\s+(where|join)\\b`).test(text);

const declarations = filesUnder("src/db", /\.ts$/)
  .filter((file) => !isTest(file))
  .flatMap((file) => declarationsIn(file).map((declared) => ({ ...declared, path: file.path })));

function queriesOn(rule: Rule): Query[] {
  return declarations.flatMap(({ name, node, path }) =>
    below(node)
      .filter((inner) => isTemplate(inner) && reads(textOf(inner), rule))
      .map((inner) => ({ owner: name, path, text: textOf(inner), calls: callsIn(inner, rule) })),
  );
}

for (const rule of [jobs, applications]) {
  const asking = new Set([...rule.predicates, ...rule.derived]);
  const queries = queriesOn(rule);
  const unasked = queries.filter(({ calls }) => !calls.some((call) => asking.has(call)));

  visibility(`is asked by every query on ${rule.table}, or its function has a reason`, () => {
    assert.ok(queries.length > 20, `${queries.length} queries were found`);
    const unexplained = unasked
      .filter(({ owner }) => !Object.hasOwn(rule.reasons, owner))
      .map(({ owner, path, text }) => `${owner} in ${path}: ${text.trim()}`);
    assert.equal(
      unexplained,
      [],
      `use one of ${rule.predicates.join(", ")}, or give the reason in this test`,
    );
  });

  visibility(`has no reason for a query on ${rule.table} that is gone, or asks by now`, () => {
    const owners = new Set(unasked.map(({ owner }) => owner));
    assert.equal(
      Object.keys(rule.reasons).filter((name) => !owners.has(name)),
      [],
    );
  });

  visibility(`gives each reason to one function that reads ${rule.table}`, () => {
    const places = new Set(unasked.map(({ owner, path }) => `${owner} in ${path}`));
    const owners = [...places].map((place) => place.split(" in ")[0]);
    assert.equal(
      owners.filter((owner, at) => owners.indexOf(owner) !== at),
      [],
    );
  });

  for (const name of rule.derived)
    visibility(`is what ${name} is made of, for ${rule.table}`, () => {
      const [declared] = declarations.filter((one) => one.name === name);
      const calls = declared ? below(declared.node).filter(({ type }) => type === "CallExpression") : [];
      assert.ok(calls.map(nameOf).some((call) => asking.has(call)));
    });
}

visibility("is read from the database by src/db alone", () => {
  const reading = filesUnder("src", /\.tsx?$/)
    .filter((file) => !isTest(file) && !file.path.startsWith("src/db/"))
    .filter(({ text }) => /sql(<[^>]*>)?`[^`]*\b(from|join)\s+(jobs|applications)\b/.test(text));
  assert.equal(
    reading.map(({ path }) => path),
    ["src/runtime/node/open-world.ts"],
    "only the first start asks whether there is any job",
  );
});

visibility.run();
