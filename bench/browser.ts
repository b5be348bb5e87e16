import { type Browser, chromium, type Page } from "playwright";
import { findChromium } from "../scripts/test/chromium.mjs";
import * as routes from "../src/routes.ts";
import { linkTo } from "../tests/support/link-to.ts";
import { median } from "./load.ts";
import type { Figure, Part } from "./part.ts";
import { openSlowLine } from "./slow-line.ts";

const runs = 5;
const conditions = { bitsPerSecond: 400_000, roundTripMs: 400 };
const slower = 4;
const tapMs = 100;

interface View {
  painted: number;
  complete: number;
}

/** A slow phone on a bad line: the first page of a new visitor, and the next ones. */
export const browser: Part = {
  name: "browser",
  async measure(workshop) {
    const site = await workshop.site({ DATABASE_URL: await workshop.seededDatabase() });
    const line = await openSlowLine(site.url, conditions);
    const executablePath = await findChromium();
    if (!executablePath) throw new Error("no Chromium: install it or set CHROMIUM_PATH");
    const started = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      // The first visit warms the server.
      await visit(started, line.url);
      const visits: Record<Step, View>[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(started, line.url));
      const of = (step: Step, what: keyof View) => median(visits.map((seen) => seen[step][what]));
      const figure = (what: string, value: number, atMost: number): Figure => ({
        what,
        value,
        atMost,
        unit: " s",
      });
      return [
        figure("/jobs cold, first contentful paint", of("cold", "painted"), 1.6),
        figure("/jobs cold, complete", of("cold", "complete"), 2.5),
        figure("then a vacancy, complete", of("vacancy", "complete"), 0.7),
        figure("then the list again, complete", of("list", "complete"), 0.7),
      ];
    } finally {
      await started.close();
      line.close();
      await site.stop();
    }
  },
};

type Step = "cold" | "vacancy" | "list";

async function visit(started: Browser, url: string): Promise<Record<Step, View>> {
  const context = await started.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.goto(linkTo(routes.jobs), { waitUntil: "load" });
    const cold = await viewOf(page);
    await page.locator("#results h2 a").first().click({ delay: tapMs });
    await page.waitForURL("**/jobs/*", { waitUntil: "load" });
    const vacancy = await viewOf(page);
    await page
      .locator(`a[href="${linkTo(routes.jobs)}"]`)
      .and(page.locator(":visible"))
      .first()
      .click({ delay: tapMs });
    await page.waitForURL(`**${linkTo(routes.jobs)}`, { waitUntil: "load" });
    return { cold, vacancy, list: await viewOf(page) };
  } finally {
    await context.close();
  }
}

function viewOf(page: Page): Promise<View> {
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName("first-contentful-paint");
        if (paint) resolve(paint.startTime);
      });
      observer.observe({ type: "paint", buffered: true });
    });
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return { painted: painted / 1000, complete: Math.max(painted, navigation!.loadEventEnd) / 1000 };
  });
}
