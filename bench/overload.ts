import { type Generated, generateLoad, type Kind } from "../tests/abuse/load-generator.ts";
import type { Figure, Part } from "./part.ts";
import type { Running } from "./workshop.ts";

const seconds = 20;
const times = 4;

/** No two are the same, so that no cached page answers. */
const searches = (word: string): Kind => ({ name: "page", every: 1, path: `/jobs?search=${word}#` });
const payments: Kind = {
  name: "payment",
  every: 100,
  method: "POST",
  path: "/api/create-payment-intent",
  body: "{}",
};

/** Visitors who come at once, and more of them for a while than the site can serve. */
export const overload: Part = {
  name: "overload",
  async measure(workshop) {
    const site = await workshop.site({ DATABASE_URL: await workshop.seededDatabase() });
    try {
      await capacityOf(site, 4);
      return [...(await burst(site, 32)), ...(await burst(site, 300)), ...(await lasting(site))];
    } finally {
      await site.stop();
    }
  },
};

async function capacityOf(site: Running, seconds: number): Promise<number> {
  const answers = await generateLoad(site, { atOnce: 12, seconds, kinds: [searches(`capacity${seconds}-`)] });
  return answers.filter(({ status }) => status === 200).length / seconds;
}

async function burst(site: Running, visitors: number): Promise<Figure[]> {
  const began = performance.now();
  const waits = await Promise.all(
    Array.from({ length: visitors }, async (_, number) => {
      const answer = await fetch(`${site.url}/jobs?search=burst${visitors}-${number}`);
      await answer.text();
      return { status: answer.status, ms: performance.now() - began };
    }),
  );
  const served = waits.filter(({ status }) => status === 200);
  return [
    {
      what: `${visitors} different searches at once, served`,
      value: served.length,
      atLeast: visitors,
      note: waited(served),
    },
  ];
}

async function lasting(site: Running): Promise<Figure[]> {
  const capacity = await capacityOf(site, 5);
  const order = { perSecond: times * capacity, seconds, kinds: [payments, searches("overload")] };
  const answers = await generateLoad(site, order);
  const pages = answers.filter(({ kind }) => kind === "page");
  const paid = answers.filter(({ kind }) => kind === "payment");
  // The site refuses nobody before it knows that the queue is a standing one.
  const later = pages.slice(pages.length / 4);
  const served = later.filter(({ status }) => status === 200);
  const refused = later.filter(({ status }) => status === 503);
  const inTime = pages.filter(({ status }) => status === 200).length / seconds;
  return [
    {
      what: `searches served, ${times} times as many asked for`,
      value: inTime / capacity,
      atLeast: 0.5,
      note: `${Math.round(inTime)}/s of ${Math.round(capacity)}/s`,
    },
    {
      what: "  the 99th of 100 served",
      value: at(served, 0.99),
      atMost: 1_000,
      unit: " ms",
      note: waited(served),
    },
    {
      what: "  the 99th of 100 refused",
      value: at(refused, 0.99),
      atMost: 1_000,
      unit: " ms",
      note: waited(refused),
    },
    {
      what: "  pages neither served nor refused",
      value: later.length - served.length - refused.length,
      atMost: 0,
    },
    {
      what: "  payments that were refused",
      value: paid.filter(({ status }) => status !== 200).length,
      atMost: 0,
      note: `of ${paid.length}; ${waited(paid)}`,
    },
  ];
}

type Timed = Pick<Generated, "ms">;

function at(answers: Timed[], share: number): number {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor(share * (times.length - 1))] ?? 0;
}

const waited = (answers: Timed[]) =>
  `p50 ${Math.round(at(answers, 0.5))} ms, longest ${Math.round(at(answers, 1))} ms`;
