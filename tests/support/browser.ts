import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findChromium } from "../../scripts/test/chromium.mjs";
import { type BuiltSite, closeSite, openSite } from "./built-site.ts";

/**
 * The site as a person with a browser sees it. `browserSuite` makes a suite of such tests and closes browser and
 * site after the last one. `visit` makes a test with a fresh window, which fails on every unexpected fault.
 * `openWindow` opens the window alone.
 */
export { openSite };

export interface WindowOptions {
  width?: number;
  height?: number;
  script?: boolean;
  colorScheme?: "light" | "dark";
}

export interface VisitOptions extends WindowOptions {
  /** These faults may happen, such as the 404 that the test is about. */
  expected?: RegExp;
}

export interface Visit {
  page: Page;
  site: BuiltSite;
}

export interface Window extends Visit {
  /** Collects errors, refusals of the content security policy, and failed requests. */
  faults: string[];
  close(): Promise<void>;
}

const patienceMs = 60_000;

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The popup of the address bar takes half of a window's processor time. Only the last such switch counts, so
  // this one repeats what matters of Playwright's.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,ThirdPartyStoragePartitioning,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,LensOverlay,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
];

let launched: Promise<Browser> | undefined;
let suites = 0;
process.once("disconnect", () => closeAll());

export function browserSuite(name: string) {
  const tests = suite(name);
  suites += 1;
  tests.after(async () => {
    suites -= 1;
    // The runner may send this process one more file. It disconnects after the last one.
    if (suites === 0 && !process.connected) await closeAll();
  });
  return tests;
}

export function visit(options: VisitOptions, act: (visit: Visit) => Promise<void>): () => Promise<void> {
  return async () => {
    const { page, site, faults, close } = await openWindow(options);
    const unexpected = () => faults.filter((fault) => !options.expected?.test(fault));
    try {
      await act({ page, site });
      assert.equal(unexpected(), []);
    } catch (error) {
      const told = [`at ${page.url()}`, ...unexpected()].join("\n    ");
      if (error instanceof Error) error.message += `\n    ${told}`;
      throw error;
    } finally {
      await close();
    }
  };
}

export async function openWindow(options: WindowOptions = {}): Promise<Window> {
  const site = await openSite();
  return { ...(await openWindowOn(site.url, options)), site };
}

export async function openWindowOn(url: string, options: WindowOptions = {}): Promise<Omit<Window, "site">> {
  const browser = await openBrowser();
  const { width = 360, height = 740, script = true, colorScheme = "light" } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    javaScriptEnabled: script,
    colorScheme,
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(patienceMs);
  const faults = faultsOf(context);
  return { page: await context.newPage(), faults, close: () => context.close() };
}

function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = [];
  // The content security policy's refusals come as errors of the console, too.
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => faults.push(`script: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    const { errorText = "" } = request.failure() ?? {};
    // The browser reports a request that the page itself gave up in this way.
    if (errorText !== "net::ERR_ABORTED") faults.push(`request: ${errorText} (${request.url()})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 500) faults.push(`server: ${response.status()} (${response.url()})`);
  });
  return faults;
}

export function openBrowser(): Promise<Browser> {
  launched ??= findChromium().then((executablePath) => chromium.launch({ executablePath, args: switches }));
  return launched;
}

/** People's browsers keep pages for the Back button. The headless shell cannot, and Playwright switches it off. */
export const launchKeepingPages = async () =>
  chromium.launch({
    executablePath: await findChromium({ isWhole: true }),
    args: switches,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });

export async function closeAll(): Promise<void> {
  await (await launched)?.close();
  launched = undefined;
  await closeSite();
}
