import { until } from "../support/until.ts";
import type { PaidSite } from "./paid-site.ts";

/** A place where the site is kept waiting, as long as it takes to kill it there. */
export interface Moment {
  name: string;
  /** Sets the trap; what it gives tells when the site is in it, and takes it away. */
  set(paid: PaidSite): Promise<Trap>;
}

export interface Trap {
  sprung: Promise<void>;
  remove(): Promise<void>;
}

/** Kills the site at that moment of what is begun, and starts it again. */
export async function killAt(moment: Moment, paid: PaidSite, begin: () => Promise<unknown>): Promise<void> {
  const trap = await moment.set(paid);
  let cut: Promise<unknown>;
  try {
    cut = begin().catch(() => {});
    await trap.sprung;
    await paid.site.kill();
  } finally {
    await trap.remove();
  }
  await cut;
  await paid.site.start();
}

/** The call reached the provider, who did nothing yet. */
export const before = (call: string): Moment => atProvider("before", call);

/** The provider acted, and its answer is not there yet. */
export const after = (call: string): Moment => atProvider("after", call);

const callsOf = (call: string) => new RegExp(`^${call.replace(":id", "\\w+")}$`);

function atProvider(side: "before" | "after", call: string): Moment {
  const name = `${side} ${call}`;
  return {
    name,
    async set({ standIn }) {
      if (side === "before") standIn.hang(callsOf(call));
      else standIn.hold(callsOf(call));
      const sprung = until(name, () => standIn.waiting() > 0);
      return { sprung, remove: async () => standIn.release() };
    },
  };
}

/** This statement waits for a lock of ours, and what came before it in its transaction is not committed. */
export function statement(table: string, query: string): Moment {
  const name = `before ${query}`;
  return {
    name,
    async set(paid) {
      const unlock = await lockAgainstWriting(paid, table);
      const sprung = until(name, () => isWaiting(paid, query));
      return { sprung, remove: unlock };
    },
  };
}

/** The same, for a statement that comes after an answer of the provider's. */
export function statementAfter(call: string, table: string, query: string): Moment {
  const name = `before ${query}, after ${call}`;
  return {
    name,
    async set(paid) {
      const answer = await after(call).set(paid);
      let unlock = async () => {};
      const sprung = answer.sprung.then(async () => {
        unlock = await lockAgainstWriting(paid, table);
        await answer.remove();
        await until(name, () => isWaiting(paid, query));
      });
      return {
        sprung,
        async remove() {
          await answer.remove();
          await unlock();
        },
      };
    },
  };
}

/**
 * The commit has happened, and nobody was told: such rows have become more. If a call to the provider follows at once
 * and changes the rows again, the provider lets that call wait.
 */
export function committed(
  what: string,
  rows: (paid: PaidSite) => PromiseLike<{ length: number }>,
  following?: string,
): Moment {
  return {
    name: `after the commit: ${what}`,
    async set(paid) {
      const { length } = await rows(paid);
      if (following) paid.standIn.hang(callsOf(following));
      const sprung = until(what, async () => (await rows(paid)).length > length);
      return { sprung, remove: async () => (following ? paid.standIn.release() : undefined) };
    },
  };
}

/** Until the answer is called. Whoever reads goes on, whoever writes waits. */
async function lockAgainstWriting({ sql }: PaidSite, table: string): Promise<() => Promise<void>> {
  const connection = await sql.reserve();
  await connection`begin`;
  await connection`lock table ${sql(table)} in share mode`;
  return async () => {
    await connection`rollback`;
    connection.release();
  };
}

async function isWaiting({ sql }: PaidSite, begin: string): Promise<boolean> {
  const waiting = await sql<{ query: string }[]>`
    select query from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`;
  return waiting.some(({ query }) => query.replaceAll(/\s+/g, " ").includes(begin));
}
