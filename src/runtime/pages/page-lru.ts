import type { FinishedPage } from "./finished-page.ts";

/** Pages by their address, within a number of bytes: what was not asked for longest goes first. */
export class PageLru {
  #pages = new Map<string, { page: FinishedPage; bytes: number }>();
  #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(address: string): FinishedPage | undefined {
    const kept = this.#pages.get(address);
    if (!kept) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept.page;
  }

  /** Again after a page has grown by an encoding, too. */
  keep(address: string, page: FinishedPage): void {
    this.#drop(address);
    // The address is kept as well, and it is as long as the visitor likes.
    const bytes = page.bytes + 2 * address.length;
    this.#pages.set(address, { page, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    const kept = this.#pages.get(address);
    if (!kept) return;
    this.#pages.delete(address);
    this.#bytes -= kept.bytes;
  }
}
