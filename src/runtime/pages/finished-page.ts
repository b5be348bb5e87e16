import type { Encoding } from "./accepted-encoding.ts";
import { compressed, isWorthwhile, uncompressed, unpacking } from "./compress.ts";
import { etagOf } from "./http-caching.ts";

interface Sendable {
  bytes: Uint8Array<ArrayBuffer>;
  body: () => BodyInit;
  init: { status: number; headers: Record<string, string> };
}

const besidesBytes = 4_000;

/** Longer text is cached only compressed, because slow readers of plain text would each hold megabytes. */
const mostPlainBytes = 256 * 1024;

export class FinishedPage {
  edition: string;
  readonly etag: string;
  readonly unchanged: Sendable["init"];
  #headers: Record<string, string>;
  #ready: Partial<Record<Encoding, Sendable>> = {};
  #underWay = new Map<Encoding, Promise<Sendable>>();
  #isWorthwhile: boolean;
  #plainBytes: number;

  constructor(edition: string, headers: Record<string, string>, body: Uint8Array<ArrayBuffer>) {
    this.edition = edition;
    this.etag = etagOf(body);
    this.#headers = { ...headers, etag: this.etag, vary: "Accept-Encoding" };
    this.#isWorthwhile = isWorthwhile(headers["content-type"] ?? "", body);
    this.#plainBytes = body.byteLength;
    this.#ready.identity = this.#sendable("identity", body);
    const { "content-type": _, ...unchanged } = this.#headers;
    this.unchanged = { status: 304, headers: unchanged };
  }

  get bytes(): number {
    const kept = new Set(Object.values(this.#ready).map(({ bytes }) => bytes));
    return [...kept].reduce((sum, { byteLength }) => sum + byteLength, besidesBytes);
  }

  isSameAs(other: FinishedPage): boolean {
    return this.etag === other.etag && JSON.stringify(this.#headers) === JSON.stringify(other.#headers);
  }

  get #isLong(): boolean {
    return this.#isWorthwhile && this.#plainBytes > mostPlainBytes;
  }

  ready(encoding: Encoding): Sendable | undefined {
    return this.#ready[this.#isWorthwhile ? encoding : "identity"];
  }

  async pack(): Promise<void> {
    if (this.#isLong) await this.make("gzip");
  }

  make(encoding: Encoding): Promise<Sendable> {
    let work = this.#underWay.get(encoding);
    if (!work) {
      work = this.#make(encoding).finally(() => this.#underWay.delete(encoding));
      this.#underWay.set(encoding, work);
    }
    return work;
  }

  async #make(encoding: Encoding): Promise<Sendable> {
    const plain = await this.#plain();
    const made = this.#sendable(
      encoding,
      encoding === "identity" ? plain : exactly(await compressed(encoding, plain)),
    );
    this.#ready[encoding] = made;
    // Hardly any client asks for plain text.
    if (encoding !== "identity" && !this.#isLong) delete this.#ready.identity;
    if (encoding === "gzip" && this.#isLong) this.#ready.identity = this.#unpacked(made.bytes);
    return made;
  }

  async #plain(): Promise<Uint8Array<ArrayBuffer>> {
    const { identity, br, gzip } = this.#ready;
    if (identity && identity.bytes !== gzip?.bytes) return identity.bytes;
    return br ? uncompressed("br", br.bytes) : uncompressed("gzip", gzip!.bytes);
  }

  #sendable(encoding: Encoding, bytes: Uint8Array<ArrayBuffer>): Sendable {
    const { status, headers } = this.#init(bytes.byteLength);
    const encoded = encoding === "identity" ? headers : { ...headers, "content-encoding": encoding };
    return { bytes, body: () => bytes, init: { status, headers: encoded } };
  }

  #unpacked(gzip: Uint8Array<ArrayBuffer>): Sendable {
    return { bytes: gzip, body: () => unpacking(gzip), init: this.#init(this.#plainBytes) };
  }

  #init(bytes: number): Sendable["init"] {
    return { status: 200, headers: { "content-length": String(bytes), ...this.#headers } };
  }
}

/** zlib returns a part of a 16 KiB buffer, all of which would stay in memory. */
const exactly = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
