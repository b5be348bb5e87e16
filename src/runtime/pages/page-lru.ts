import type { FinishedPage } from "./finished-page.ts";

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
    const cached = this.#pages.get(address);
    if (!cached) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, cached);
    return cached.page;
  }

  set(address: string, page: FinishedPage): void {
    this.#drop(address);
    // A visitor decides how long an address is.
    const bytes = page.bytes + 2 * address.length;
    this.#pages.set(address, { page, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    const cached = this.#pages.get(address);
    if (!cached) return;
    this.#pages.delete(address);
    this.#bytes -= cached.bytes;
  }
}
