/** Limits how many works run at once. The others wait in the order in which they came, and none is refused. */
export class Turns {
  readonly #atOnce: number;
  readonly #line: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working < this.#atOnce) this.#working += 1;
    else await new Promise<void>((enter) => this.#line.push(enter));
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      // The place passes on at once, so that no newcomer takes it.
      if (next) next();
      else this.#working -= 1;
    }
  }
}
