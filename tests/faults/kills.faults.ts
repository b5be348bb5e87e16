import { suite } from "uvu";
import { range } from "../support/in-lanes.ts";
import { isFull } from "./faults.ts";
import { killPoints } from "./kill-points.ts";
import { killAt, type Moment } from "./moments.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";
import { type Rescuer, rescue, rescuers, settled, tellAgain } from "./recovery.ts";
import { type Way, ways } from "./ways.ts";

const kills = suite("the site, killed on the way of a payment");

interface Kill {
  name: string;
  way: Way;
  moment: Moment;
  rescuer: Rescuer;
}

const points = Object.entries(killPoints).flatMap(([name, moments]) =>
  moments.map((moment) => ({ name, moment, way: ways[name as keyof typeof ways] as Way })),
);

/** The whole proof uses each rescuer once; the short form lets them take turns. */
const all: Kill[] = points.flatMap((point, index) =>
  (isFull ? rescuers : [rescuers[index % rescuers.length]!]).map((rescuer) => ({ ...point, rescuer })),
);

/** Gives how long it took from the restart until all was settled. */
async function kill(paid: PaidSite, { way, moment, rescuer }: Kill): Promise<number> {
  const applicant = await way.begin(paid);
  await killAt(moment, paid, () => way.take(applicant, paid));
  const back = Date.now();
  await rescue(applicant, rescuer, paid);
  await settled(paid);
  const tookMs = Date.now() - back;
  await tellAgain(paid, applicant);
  return tookMs;
}

const outcomes = new Map<Kill, Promise<number>>();

/** One kill after the other at one site; where one failed, the next has a site of its own. */
function begin(mine: Kill[]): Promise<PaidSite> {
  return mine.reduce((site, one) => {
    const outcome = site.then((paid) => kill(paid, one));
    outcomes.set(one, outcome);
    const another = async () => {
      await (await site).close();
      return openPaidSite();
    };
    return outcome.then(() => site, another);
  }, openPaidSite());
}

// Side by side: most of the time a kill waits for a start.
const lanes = 2;
let sites: Promise<PromiseSettledResult<PaidSite>[]>;
let begun = 0;

kills.before(() => {
  begun = Date.now();
  const mine = range(lanes).map((lane) => all.filter((_, index) => index % lanes === lane));
  sites = Promise.allSettled(mine.map(begin));
});

kills.after(async () => {
  for (const site of await sites) if (site.status === "fulfilled") await site.value.close();
  const settled = (await Promise.allSettled(outcomes.values())).filter(
    ({ status }) => status === "fulfilled",
  );
  const longest = Math.max(...settled.map((outcome) => (outcome as PromiseFulfilledResult<number>).value));
  console.log(
    `${all.length} kills in ${Math.round((Date.now() - begun) / 1000)} s: ${settled.length} payments settled, each ` +
      `at most ${longest} ms after the restart`,
  );
});

for (const one of all)
  kills(`${one.name} > ${one.moment.name}: ${one.rescuer} settles it`, async () => {
    await outcomes.get(one);
  });

kills.run();
