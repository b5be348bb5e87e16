export type Verdict = { infected: false } | { infected: true; signature: string };

export type Scan = (file: ReadableStream<Uint8Array>, calledOff: AbortSignal) => Promise<Verdict>;

/** Another try may succeed. */
export class ScannerAway extends Error {
  override name = "ScannerAway";
}

export class NotScannable extends Error {
  override name = "NotScannable";
}

type Work = () => Promise<unknown>;

export class Scanner {
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

  /** Runs one work at a time. A call during a run makes it run once more. */
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

  whenWoken(work: Work): void {
    this.#work = work;
  }

  wake(): void {
    void this.#work?.();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running?.catch(() => {});
  }
}
