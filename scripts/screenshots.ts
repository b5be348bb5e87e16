import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { addFoot } from "../src/domain/mail/open-email.ts";
import { emailHtml } from "../src/emails/email-html.ts";
import { inLocale, type Locale, locales } from "../src/shared/languages.ts";
import { everyMailIn } from "../tests/states/every-mail.ts";
import { siteUrl, usual } from "../tests/states/mail-facts.ts";
import type { PageState } from "../tests/states/page-state.ts";
import { pageStates } from "../tests/states/page-states.ts";
import { publicPages } from "../tests/states/public-pages.ts";
import { closeAll, openWindow, type WindowOptions } from "../tests/support/browser.ts";
import { explain } from "./shared/explain.mjs";

const folderOf = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));

const widths = [360, 768, 1280];
const colorSchemes = ["light", "dark"] as const;

type Shown = Omit<PageState, "expected">;

const publicPagesIn = (locale: Locale): Shown[] =>
  publicPages.map(({ name, path }) => ({
    name: locale === "en" ? name : `${locale}-${name}`,
    reach: async (page, site) => {
      await page.goto(inLocale(locale, path(site)));
    },
  }));
const sender = {
  siteUrl,
  operatorName: "Landing Stage Ltd",
  operatorRegistration: "Register 123456",
  operatorLicence: undefined,
  operatorAddress: "1 Quay Street, Bergen, Norway",
  operatorPhone: "+47 55 00 00 00",
  operatorEmail: "hello@landfall.example",
};
const mails: Shown[] = Object.entries(everyMailIn("en", usual)).map(([name, mail]) => ({
  name: `mail-${name}`,
  reach: (page) => page.setContent(emailHtml(addFoot(mail, sender))),
}));
const shown = [...publicPagesIn("en"), ...pageStates, ...mails];
// The other states are reached by English words.
const translated = locales.filter((locale) => locale !== "en").flatMap(publicPagesIn);

interface Picture {
  reach: Shown["reach"];
  /** The path has no ending yet. */
  file: string;
  firstScreen?: boolean;
  window: WindowOptions & { width: number };
}

const everyPicture = (prefix: string, among: readonly Shown[]): Picture[] =>
  among
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap(({ name, reach }) =>
      widths.map((width) => ({
        reach,
        file: `${folderOf("screenshots")}${name}-${width}`,
        window: { width, height: width < 700 ? 740 : 800 },
      })),
    );

const forReadme = (): Picture[] => {
  const picture = (state: string, file: string, width: number, height: number): Picture => ({
    reach: shown.find(({ name }) => name === state)!.reach,
    file: `${folderOf(".github/pictures")}${file}`,
    firstScreen: true,
    window: { width, height },
  });
  return [
    picture("home", "home", 1280, 800),
    picture("jobs", "jobs", 1280, 800),
    picture("apply-2-filled", "apply", 360, 740),
  ];
};

async function take({ reach, file, firstScreen = false, window }: Picture): Promise<void> {
  const { page, site, close } = await openWindow(window);
  try {
    await reach(page, site);
    await settle(page);
    await hideCodes(page);
    // A bar that keeps to the foot of the screen would cross the middle of a picture of the whole page.
    if (!firstScreen) await page.setViewportSize({ width: window.width, height: await heightOf(page) });
    for (const colorScheme of firstScreen ? (["light"] as const) : colorSchemes) {
      await page.emulateMedia({ colorScheme });
      const path = firstScreen ? `${file}.png` : `${file}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: !firstScreen, animations: "disabled" });
    }
  } catch (error) {
    throw new Error(`The command could not take the picture ${file}.`, { cause: error });
  } finally {
    await close();
  }
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Scrolling loads what a picture of the whole page would lack. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * The names and addresses of test data end in a code that keeps them apart, and no visitor would meet it. An
 * address that may break has its host in a text of its own.
 */
const hideCodes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const code =
      /[ .](x1)?[0-9a-f]{8}(-[0-9a-f]{4}){0,3}(-[0-9a-f]{12})?(?=@)|\.[0-9a-f]{8}$|[ .]x1[0-9a-f]{8}\b/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replace(code, "");
    for (const field of document.querySelectorAll<HTMLInputElement>("input:not([type=file]), textarea"))
      field.value = field.value.replace(code, "");
  });

try {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      readme: { type: "boolean", default: false },
      translated: { type: "boolean", default: false },
    },
  });
  const pictures = values.readme
    ? forReadme()
    : everyPicture(values.only, values.translated ? translated : shown);
  if (pictures.length === 0) console.error(`The name of no page or state begins with "${values.only}".`);
  await mkdir(folderOf(values.readme ? ".github/pictures" : "screenshots"), { recursive: true });
  let missed = 0;
  for (const picture of pictures) {
    // One page that fails leaves the others to be seen.
    await take(picture).catch((error) => {
      missed += 1;
      console.error(explain(error));
    });
  }
  console.log(`${pictures.length - missed} pictures`);
  if (missed > 0 || pictures.length === 0) process.exitCode = 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await closeAll();
}
