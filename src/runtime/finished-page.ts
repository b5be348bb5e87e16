import type { Encoding } from "./accepted-encoding.ts";
import { compressed, isWorthwhile, uncompressed } from "./compress.ts";
import { etagOf } from "./page-validity.ts";

interface Sendable {
  body: Uint8Array<ArrayBuffer>;
  init: { status: number; headers: Record<string, string> };
}

// What a server keeps besides the bytes: headers, and the objects around them.
const besidesBytes = 4_000;

/** Smaller by a tenth is not worth the seconds that more would take. */
const mostToShrink = 256 * 1024;

/** A page as bytes, in every encoding that was asked for so far, with the headers of each made ready. */
export class FinishedPage {
  /** What was current when it was made, or seen to be still the same. */
  edition: string;
  readonly etag: string;
  readonly unchanged: Sendable["init"];
  #headers: Record<string, string>;
  #ready: Partial<Record<Encoding, Sendable>> = {};
  #underWay = new Map<Encoding, Promise<Sendable>>();
  #isWorthwhile: boolean;
  #isSmallest: boolean;

  constructor(edition: string, headers: Record<string, string>, body: Uint8Array<ArrayBuffer>) {
    this.edition = edition;
    this.etag = etagOf(body);
    this.#headers = { ...headers, etag: this.etag, vary: "Accept-Encoding" };
    this.#isWorthwhile = isWorthwhile(headers["content-type"] ?? "", body);
    this.#isSmallest = body.byteLength > mostToShrink;
    this.#ready.identity = this.#sendable("identity", body);
    const { "content-type": _, ...unchanged } = this.#headers;
    this.unchanged = { status: 304, headers: unchanged };
  }

  get bytes(): number {
    return Object.values(this.#ready).reduce((sum, { body }) => sum + body.byteLength, besidesBytes);
  }

  /** Its headers can change alone: how long a list is of which it shows a part. */
  isSameAs(other: FinishedPage): boolean {
    return this.etag === other.etag && JSON.stringify(this.#headers) === JSON.stringify(other.#headers);
  }

  /** Brotli at its best is still to come. */
  get canShrink(): boolean {
    return !this.#isSmallest && this.#ready.br !== undefined;
  }

  ready(encoding: Encoding): Sendable | undefined {
    return this.#ready[this.#isWorthwhile ? encoding : "identity"];
  }

  /** Once for all who wait. */
  make(encoding: Encoding): Promise<Sendable> {
    let work = this.#underWay.get(encoding);
    if (!work) {
      work = this.#make(encoding).finally(() => this.#underWay.delete(encoding));
      this.#underWay.set(encoding, work);
    }
    return work;
  }

  async shrink(): Promise<void> {
    this.#isSmallest = true;
    this.#ready.br = this.#sendable("br", exactly(await compressed("br", await this.#plain(), 11)));
  }

  async #make(encoding: Encoding): Promise<Sendable> {
    const plain = await this.#plain();
    const body = encoding === "identity" ? plain : exactly(await compressed(encoding, plain));
    const made = this.#sendable(encoding, body);
    this.#ready[encoding] = made;
    // Most of the bytes, which hardly anybody asks for.
    if (encoding !== "identity") delete this.#ready.identity;
    return made;
  }

  async #plain(): Promise<Uint8Array<ArrayBuffer>> {
    const { identity, br, gzip } = this.#ready;
    if (identity) return identity.body;
    return br ? uncompressed("br", br.body) : uncompressed("gzip", gzip!.body);
  }

  #sendable(encoding: Encoding, body: Uint8Array<ArrayBuffer>): Sendable {
    return {
      body,
      init: {
        status: 200,
        headers: {
          "content-length": String(body.byteLength),
          ...this.#headers,
          ...(encoding !== "identity" && { "content-encoding": encoding }),
        },
      },
    };
  }
}

/** zlib hands out a part of 16 KiB, all of which would be kept. */
const exactly = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
