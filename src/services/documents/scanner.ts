/** What a virus scanner says of a file. */
export type Verdict = { infected: false } | { infected: true; signature: string };

/** Reads a file to its end and judges it, unless it is called off. Throws `ScannerAway` or `NotScannable`. */
export type Scan = (file: ReadableStream<Uint8Array>, calledOff: AbortSignal) => Promise<Verdict>;

/** Nobody answered, or not to the end: worth another try for every file. */
export class ScannerAway extends Error {
  override name = "ScannerAway";
}

/** The scanner answered that it cannot judge this file. */
export class NotScannable extends Error {
  override name = "NotScannable";
}

type Work = () => Promise<unknown>;

/** The virus scanner, and whose turn it is in this process. */
export class Scanner {
  /** It did not answer the last time. */
  isAway = false;
  readonly #scan: Scan;
  readonly #stopping = new AbortController();
  #work: Work | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(scan: Scan) {
    this.#scan = scan;
  }

  get isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  scan(file: ReadableStream<Uint8Array>): Promise<Verdict> {
    return this.#scan(file, this.#stopping.signal);
  }

  /** Runs one work at a time. When it is asked for meanwhile, it runs once more afterwards. */
  run(work: Work): Promise<void> {
    this.#again = true;
    this.#running ??= this.#repeat(work).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #repeat(work: Work): Promise<void> {
    while (this.#again && !this.isStopped) {
      this.#again = false;
      await work();
    }
  }

  /** Says what a call of `wake` begins. */
  whenWoken(work: Work): void {
    this.#work = work;
  }

  /** There is something new to scan. */
  wake(): void {
    void this.#work?.();
  }

  /** Begins nothing any more, and calls off what is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running?.catch(() => {});
  }
}
