import { Browser, type Overrides, send } from "./site.ts";

/** An upload link's path, and the id of the place that it leads to. */
export interface Link {
  path: string;
  id: string;
  url: URL;
}

export async function aLink(browser = new Browser()): Promise<Link> {
  const response = await browser.post("/api/objects/upload", {});
  const { uploadURL } = (await response.json()) as { uploadURL: string };
  const url = new URL(uploadURL);
  return { url, path: url.pathname + url.search, id: url.pathname.split("/").at(-1)! };
}

/** Sends it as a program does: with its length, unless it is a stream. */
export function put(
  { path }: Pick<Link, "path">,
  body?: Uint8Array | ReadableStream<Uint8Array>,
  world: Overrides = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const length = body instanceof Uint8Array ? { "Content-Length": String(body.length) } : undefined;
  const init = { method: "PUT", headers: { ...length, ...headers }, ...(body && { body, duplex: "half" }) };
  return send(path, init as RequestInit, world);
}

/**
 * Comes in chunks as they are asked for, or comes no further and does not end; `progress` tells how far it was read, and
 * whether it was let go of.
 */
export function slowBody(chunks: (Uint8Array | Error | "silence")[]) {
  const progress = { asked: 0, letGo: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[progress.asked];
        progress.asked += 1;
        if (chunk === "silence") return new Promise<never>(() => {});
        if (chunk instanceof Error) controller.error(chunk);
        else if (chunk) controller.enqueue(chunk);
        else controller.close();
        return undefined;
      },
      cancel: () => {
        progress.letGo = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, progress };
}
