import { randomUUID } from "node:crypto";
import type { Client } from "../../src/db/connect.ts";
import { isUuid } from "../../src/shared/uuid.ts";

/** The database plans for the given parameters, for any, or keeps an earlier plan for any. */
export const planKinds = ["for its parameters", "for any parameters", "kept"] as const;
export type PlanKind = (typeof planKinds)[number];

/** The amount that a statement reads, in counts that do not depend on the pace of a machine. */
export interface Reading {
  rows: number;
  buffers: number;
  /** The planner's estimate. */
  cost: number;
}

interface Statement {
  name: string;
  /** The last ones that the site sent. */
  parameters: readonly unknown[];
  isKept: boolean;
}

interface Plan {
  "Total Cost": number;
  "Actual Loops": number;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Join Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Plan[];
}

const isPlanned = (text: string) => /^\s*(select|with|insert|update|delete)\b/i.test(text);

/** Collects what the site sends to a database of one session, and finds out how much each statement reads. */
export class Statements {
  readonly #sql: Client;
  readonly #sent = new Map<string, Statement>();
  #isCollecting = false;

  constructor(sql: Client) {
    this.#sql = sql;
    const options = sql.options as unknown as { debug: unknown };
    options.debug = (_: number, text: string, parameters: unknown[]) => {
      if (!this.#isCollecting || !isPlanned(text)) return;
      const { name = `statement_${this.#sent.size}`, isKept = false } = this.#sent.get(text) ?? {};
      this.#sent.set(text, { name, parameters, isKept });
    };
  }

  get texts(): string[] {
    return [...this.#sent.keys()];
  }

  async collect(work: () => Promise<void>): Promise<void> {
    this.#isCollecting = true;
    await work();
    this.#isCollecting = false;
  }

  /** Makes the database keep a plan of each statement that it has none of. */
  async keepPlans(): Promise<void> {
    for (const [text, statement] of this.#sent) {
      if (statement.isKept) continue;
      statement.isKept = true;
      await this.#sql.unsafe(`prepare kept_${statement.name} as ${text}`);
      await this.#explain(`kept_${statement.name}`, statement, "generic");
    }
  }

  /** Undefined for a statement that fails when it runs a second time. */
  async reading(text: string, kind: PlanKind): Promise<Reading | undefined> {
    const statement = this.#sent.get(text)!;
    if (kind === "kept") return this.#explain(`kept_${statement.name}`, statement, "generic");
    await this.#sql.unsafe(`prepare ${statement.name} as ${text}`);
    const mode = kind === "for any parameters" ? "generic" : "custom";
    const reading = await this.#explain(statement.name, statement, mode);
    await this.#sql.unsafe(`deallocate ${statement.name}`);
    return reading;
  }

  /** A key that is there already is replaced by a new one, so that an insert runs again. */
  async #explain(
    prepared: string,
    { parameters }: Pick<Statement, "parameters">,
    mode: "generic" | "custom",
  ) {
    let given = parameters;
    for (let keys = 0; keys < mostKeys; keys += 1) {
      const { reading, taken } = await this.#explainOnce(prepared, given, mode);
      if (reading || !taken || !given.includes(taken)) return reading;
      given = given.map((value) => (value === taken ? newKey(taken) : value));
    }
    return undefined;
  }

  /** The changes of the statement are undone. */
  async #explainOnce(prepared: string, parameters: readonly unknown[], mode: "generic" | "custom") {
    const given = parameters.length > 0 ? `(${parameters.map(literal).join(", ")})` : "";
    const undone = new Error("undone");
    let reading: Reading | undefined;
    let taken: string | undefined;
    await this.#sql
      .begin(async (tx) => {
        await tx.unsafe(`set local plan_cache_mode = force_${mode}_plan`);
        const [row] = await tx.unsafe(
          `explain (analyze, buffers, timing off, format json) execute ${prepared}${given}`,
        );
        const [[{ Plan: plan }]] = Object.values(row!) as [[{ Plan: Plan }]];
        reading = {
          rows: rowsOf(plan),
          buffers: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
          cost: plan["Total Cost"],
        };
        throw undone;
      })
      .catch((error) => {
        if (error !== undone && !isRepeated(error)) throw error;
        taken = /^Key \(\w+\)=\((.+)\) already exists/.exec(error.detail ?? "")?.[1];
      });
    return { reading, taken };
  }
}

/** An insert has at most this many keys of its own. */
const mostKeys = 3;

const newKey = (taken: string): string =>
  isUuid(taken) ? randomUUID() : `${taken.slice(0, -4)}${randomUUID().slice(0, 4)}`;

/** True of what a unique key or a trigger refuses, since the site did it before. */
const isRepeated = (error: { code?: string }) => /^(23|P0)/.test(error.code ?? "");

/** Counts what each part of the plan gives and what it looks at in vain. */
function rowsOf(plan: Plan): number {
  const once =
    plan["Actual Rows"] +
    (plan["Rows Removed by Filter"] ?? 0) +
    (plan["Rows Removed by Join Filter"] ?? 0) +
    (plan["Rows Removed by Index Recheck"] ?? 0);
  return (plan.Plans ?? []).reduce((rows, part) => rows + rowsOf(part), plan["Actual Loops"] * once);
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`;
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === "object"
        ? JSON.stringify(value)
        : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
