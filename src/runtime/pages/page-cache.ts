import type { IncomingMessage } from "node:http";
import type { Services } from "../../env.ts";
import { isRead } from "../../middleware/public-page.ts";
import type { Visitor } from "../overload/waiting-line.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { compress } from "./compress.ts";
import { ContentEdition } from "./content-edition.ts";
import { FinishedPage } from "./finished-page.ts";
import { isAmong, mayBeKept } from "./http-caching.ts";
import { PageLru } from "./page-lru.ts";
import { isInOtherLanguage, publicAddress, renderPublic } from "./public-address.ts";

export type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

type Answer = Response | Promise<Response>;

type Rendered =
  | { page: FinishedPage; requestId: string }
  | { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> };

export type Turns = (
  address: string,
  visitors: readonly Visitor[],
  work: () => Promise<Response>,
) => Promise<Response>;

const roomForAll: Turns = (_address, _visitors, work) => work();
const anybody = (): Visitor => ({ network: "", isGone: () => false });

interface Rendering {
  visitors: Visitor[];
  work: Promise<Rendered>;
}

const mostBytes = 24 * 1024 * 1024;
/** A reader of a long list must not drop everybody's pages. */
const mostBytesOfOne = 2 * 1024 * 1024;

export class PageCache {
  #services: Services;
  #edition: ContentEdition;
  #turns: Turns;
  #pages = new PageLru(mostBytes);
  #rendering = new Map<string, Rendering>();

  constructor(services: Services, edition = new ContentEdition(services.sql), turns = roomForAll) {
    this.#services = services;
    this.#edition = edition;
    this.#turns = turns;
  }

  answer(asked: Asked, next: () => Answer, visitor = anybody): Answer {
    const { method, url = "" } = asked;
    if (!isRead(method)) return this.#written(next());
    const address = url.includes("?") ? publicAddress(method, url) : url;
    const page = address === undefined ? undefined : this.#pages.get(address);
    if (page !== undefined && page.edition === this.#edition.current) {
      const quick = this.#quick(page, asked);
      if (quick) return quick;
    }
    if (address === undefined || (!page && publicAddress(method, address) === undefined)) return next();
    return this.#current(address, asked, next, visitor());
  }

  async #written(answer: Answer): Promise<Response> {
    const response = await answer;
    this.#edition.doubt();
    return response;
  }

  async #current(address: string, asked: Asked, next: () => Answer, visitor: Visitor): Promise<Response> {
    const edition = await this.#edition.ask();
    if (edition === undefined) return next();
    const cached = this.#pages.get(address);
    if (cached?.edition === edition) return this.#send(cached, address, asked);
    const rendered = await this.#rendered(address, edition, visitor);
    if ("page" in rendered) {
      const response = await this.#send(rendered.page, address, asked);
      response.headers.set("X-Request-Id", rendered.requestId);
      return response;
    }
    // The error of a call is in the language of a header that a cached answer never sees.
    if (isInOtherLanguage(address, asked.headers["accept-language"], this.#services)) return next();
    const { status, headers, body } = rendered;
    return compress(asked.headers["accept-encoding"], new Response(body, { status, headers }));
  }

  #rendered(address: string, edition: string, visitor: Visitor): Promise<Rendered> {
    const key = `${edition} ${address}`;
    const underWay = this.#rendering.get(key);
    if (underWay) {
      underWay.visitors.push(visitor);
      return underWay.work;
    }
    const visitors = [visitor];
    const work = this.#render(address, edition, visitors).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, { visitors, work });
    return work;
  }

  async #render(address: string, edition: string, visitors: Visitor[]): Promise<Rendered> {
    const response = await this.#turns(address, visitors, async () => renderPublic(this.#services, address));
    const { status } = response;
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    if (!mayBeKept(response)) return { status, headers, body };
    const { "x-request-id": requestId = "", ...lasting } = headers;
    const page = new FinishedPage(edition, lasting, body);
    await page.pack();
    const before = this.#pages.get(address);
    if (before?.isSameAs(page)) {
      // The page has not changed, so its compressed bytes stay.
      before.edition = edition;
      return { page: before, requestId };
    }
    if (page.bytes <= mostBytesOfOne) this.#pages.set(address, page);
    return { page, requestId };
  }

  async #send(page: FinishedPage, address: string, asked: Asked): Promise<Response> {
    const quick = this.#quick(page, asked);
    if (quick) return quick;
    const { body, init } = await page.make(acceptedEncoding(asked.headers["accept-encoding"]));
    if (this.#pages.get(address) === page) this.#pages.set(address, page);
    return new Response(asked.method === "HEAD" ? null : body(), init);
  }

  #quick(page: FinishedPage, { method, headers }: Asked): Response | undefined {
    const known = headers["if-none-match"];
    if (known !== undefined && isAmong(known, page.etag)) return new Response(null, page.unchanged);
    const encoding = acceptedEncoding(headers["accept-encoding"]);
    const ready = page.ready(encoding);
    if (!ready) return undefined;
    return new Response(method === "HEAD" ? null : ready.body(), ready.init);
  }
}
