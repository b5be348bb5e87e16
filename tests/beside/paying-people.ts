import type { Sql } from "../../src/db/sql.ts";
import { Applicant } from "../faults/applicant.ts";
import { faultsIn } from "../faults/ledger.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { until } from "../support/until.ts";

const lanes = 4;

interface PaidSite {
  url: string;
  standIn: StripeStandIn;
}

export interface PayingPeople {
  /** How many have heard from the site that it has their payment. */
  paid(): number;
  /** Each answer that made somebody send the same again. */
  failed: string[];
  /** Resolves once so many more have paid. */
  morePaid(count?: number): Promise<void>;
  /** Resolves once everybody who has begun has paid. */
  stop(): Promise<void>;
}

/** They apply and pay, one after the other in each lane. Every second browser never comes back. */
export function payingPeople({ url, standIn }: PaidSite): PayingPeople {
  const failed: string[] = [];
  let [paid, isOver] = [0, false];
  const again = async <T>(step: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        const { cause, message } = error as Error;
        failed.push(`${message} ${cause ?? ""}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  };
  const lane = async (_: unknown, index: number) => {
    while (!isOver) {
      const applicant = await again(() => Applicant.begin({ world: { url }, standIn }));
      await again(() => applicant.prepare());
      applicant.pay();
      await again(() => (index % 2 ? applicant.complete() : applicant.hear()));
      paid += 1;
    }
  };
  const work = Promise.all(Array.from({ length: lanes }, lane));
  work.catch(() => {});
  return {
    failed,
    paid: () => paid,
    async morePaid(count = 10) {
      const before = paid;
      await until(`${count} more paid`, () => paid >= before + count);
    },
    async stop() {
      isOver = true;
      await work;
    },
  };
}

/** Everybody who has paid has one application, which is sent, paid and confirmed once. */
export async function assertNothingLost(sql: Sql, standIn: StripeStandIn): Promise<void> {
  let faults: string[] = [];
  await until("every payment is settled once", async () => {
    faults = await faultsIn(sql, standIn.intents());
    return faults.length === 0;
  }).catch((error) => {
    throw new Error(`${error.message}:\n${faults.join("\n")}`);
  });
}

export interface Outage {
  /** The time from the first wrong answer to the end of the last one. */
  seconds: number;
  wrong: number;
  asked: number;
  statuses: number[];
  longestSeconds: number;
  /** When the last wrong answer ended, by `performance.now()`. */
  lastWrongAt: number | undefined;
}

/** Several at once use more than one of the site's connections to the database. */
const watchers = 4;

/** Asks for something that no cache has, and notes how long the answers are wrong. */
export function watchForOutage(url: string): () => Promise<Outage> {
  const outage: Omit<Outage, "statuses"> = {
    seconds: 0,
    wrong: 0,
    asked: 0,
    longestSeconds: 0,
    lastWrongAt: undefined,
  };
  const statuses = new Set<number>();
  let firstWrongAt: number | undefined;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const began = performance.now();
      const signal = AbortSignal.timeout(30_000);
      const path = `/api/jobs/filter?search=probe${outage.asked++}`;
      const response = await fetch(`${url}${path}`, { signal }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => {});
      const ended = performance.now();
      outage.longestSeconds = Math.max(outage.longestSeconds, (ended - began) / 1000);
      if (response?.status !== 200) {
        firstWrongAt ??= began;
        statuses.add(response?.status ?? 0);
        outage.wrong += 1;
        outage.lastWrongAt = ended;
        outage.seconds = (ended - firstWrongAt) / 1000;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const watching = Promise.all(Array.from({ length: watchers }, watch));
  return async () => {
    isOver = true;
    await watching;
    return { ...outage, statuses: [...statuses] };
  };
}

export const inWords = ({ seconds, wrong, asked, statuses, longestSeconds }: Outage): string =>
  wrong === 0
    ? `none of ${asked} answers was wrong, and the longest took ${longestSeconds.toFixed(1)} s`
    : `${wrong} of ${asked} answers were ${statuses.join(", ")} within ${seconds.toFixed(1)} s, and the longest took ${longestSeconds.toFixed(1)} s`;
