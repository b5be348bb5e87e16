import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { browserSuite, openSite, openWindowOn } from "../support/browser.ts";
import { linkTo } from "../support/link-to.ts";

const arriving = browserSuite("a page that arrives in parts");

/** The first parts hold the header and what is first in sight, and the last ones the footer. */
const partsAtAnEnd = 60;
/** A twentieth of what Core Web Vitals call good. */
const maxShift = 0.005;

interface SlowLine {
  server: Server;
  url: string;
  /** Sends the next part of the page. Gives false after the last one. */
  next(): boolean;
}

/** A proxy of the site that cuts a page after each element of its body, and holds every part back until it is asked for. */
async function openSlowLine(siteUrl: string): Promise<SlowLine> {
  let send = () => false;
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl + request.url, {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!type.includes("html")) return void response.end(body);
    const parts = partsOf(body.toString());
    send = () => {
      const part = parts.shift();
      if (part === undefined) response.end();
      else response.write(part);
      return part !== undefined;
    };
    send();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, next: () => send() };
}

function partsOf(html: string): string[] {
  const body = html.indexOf("<body");
  const ends = [...html.matchAll(/<\/\w+>/g)].map(({ index, 0: tag }) => index + tag.length);
  const inBody = ends.filter((end) => end > body);
  const cuts = [...new Set([...inBody.slice(0, partsAtAnEnd), ...inBody.slice(-partsAtAnEnd)])];
  return [0, ...cuts].map((from, i) => html.slice(from, cuts[i]));
}

interface Shift {
  value: number;
  moved: (string | undefined)[];
}

/** Runs in the page before its own scripts. */
function noteShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as {
      value: number;
      sources: { node?: Node }[];
    }[])
      shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)) });
  }).observe({ type: "layout-shift", buffered: true });
}

const paint = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

for (const width of [360, 1280])
  for (const route of [routes.home, routes.jobs, routes.saved])
    arriving(`moves nothing that is read already on ${route.path} at ${width} pixels`, async () => {
      const site = await openSite();
      const line = await openSlowLine(site.url);
      const { page, close } = await openWindowOn(line.url, { width });
      try {
        await page.addInitScript(noteShifts);
        await page.goto(linkTo(route), { waitUntil: "commit" });
        do await paint(page);
        while (line.next());
        await page.waitForLoadState("load");
        await paint(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        assert.ok(sum < maxShift, JSON.stringify(shifts));
      } finally {
        await close();
        line.server.close();
        line.server.closeAllConnections();
      }
    });

arriving.run();
