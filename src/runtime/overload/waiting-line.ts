const burst = 300;
const targetMs = 500;
/** Most visitors have given up after this time. */
const mostWaitMs = 30_000;
/** A limit on the queue also limits the memory that a flood takes. */
const mostWaiting = 1_000;

export interface Visitor {
  network: string;
  isGone(): boolean;
}

interface Waiting {
  visitors: readonly Visitor[];
  since: number;
  decide: (network?: string) => void;
}

/** Holds the requests that wait while the site serves as many as it can. */
export class WaitingLine {
  stands = false;
  #waiting: Waiting[] = [];
  #came = 0;
  #lengthBefore = 0;

  get length(): number {
    return this.#waiting.length;
  }

  join(newcomer: Waiting): void {
    this.#waiting.push(newcomer);
    this.#came += 1;
    if (this.#waiting.length <= mostWaiting) return;
    const inLine = new Map<string, number>();
    for (const one of this.#waiting) inLine.set(networkOf(one), held(inLine, networkOf(one)) + 1);
    const most = Math.max(...inLine.values());
    const latest = this.#waiting.findLastIndex((one) => inLine.get(networkOf(one)) === most);
    this.#waiting.splice(latest, 1)[0]?.decide();
  }

  tidy(now: number): void {
    this.#refuse(({ visitors }) => haveGone(visitors));
    const [first] = this.#waiting;
    const isLate = first !== undefined && now - first.since > targetMs;
    if (isLate && this.#came >= burst) this.stands ||= this.#waiting.length >= this.#lengthBefore;
    if (!isLate || this.#came >= burst) this.#beginInterval();
    const longest = this.stands ? targetMs : mostWaitMs;
    this.#refuse(({ since }) => now - since > longest);
  }

  #beginInterval(): void {
    this.#came = 0;
    this.#lengthBefore = this.#waiting.length;
  }

  next(places: Map<string, number>): Waiting | undefined {
    const all = this.#waiting.map(({ visitors }) => held(places, poorest(visitors, places)));
    const [next] = this.#waiting.splice(all.indexOf(Math.min(...all)), 1);
    this.stands &&= next !== undefined;
    return next;
  }

  #refuse(isOut: (waiting: Waiting) => boolean): void {
    const out = this.#waiting.filter(isOut);
    this.#waiting = this.#waiting.filter((one) => !isOut(one));
    for (const { decide } of out) decide();
  }
}

const haveGone = (visitors: readonly Visitor[]) => visitors.every((visitor) => visitor.isGone());

const networkOf = ({ visitors }: Waiting) => visitors[0]?.network ?? "";

export const held = (counts: Map<string, number>, network: string) => counts.get(network) ?? 0;

export const poorest = (visitors: readonly Visitor[], places: Map<string, number>) =>
  visitors.reduce(
    (one, { network }) => (held(places, network) < held(places, one) ? network : one),
    visitors[0]?.network ?? "",
  );
