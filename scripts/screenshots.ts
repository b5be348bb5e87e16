import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "playwright";
import { addFoot } from "../src/domain/mail/open-email.ts";
import { emailHtml } from "../src/emails/email-html.ts";
import { readConfig } from "../src/runtime/config/config.ts";
import { everyMail } from "../tests/states/every-mail.ts";
import type { PageState } from "../tests/states/page-state.ts";
import { pageStates } from "../tests/states/page-states.ts";
import { publicPages } from "../tests/states/public-pages.ts";
import { closeAll, openWindow, type WindowOptions } from "../tests/support/browser.ts";
import { explain } from "./shared/explain.mjs";

const folderOf = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));

const widths = [360, 768, 1280];
const colorSchemes = ["light", "dark"] as const;

const pages: Omit<PageState, "expected">[] = publicPages.map(({ name, path }) => ({
  name,
  reach: async (page, site) => {
    await page.goto(path(site));
  },
}));
const mails: typeof pages = Object.entries(everyMail).map(([name, mail]) => ({
  name: `mail-${name}`,
  reach: (page) => page.setContent(emailHtml(addFoot(mail, readConfig({})))),
}));
const shown = [...pages, ...pageStates, ...mails];

interface Picture {
  name: string;
  file: string;
  firstScreen?: boolean;
  window: WindowOptions;
}

const everything = (prefix: string): Picture[] =>
  shown
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap(({ name }) =>
      widths.flatMap((width) =>
        colorSchemes.map((colorScheme) => ({
          name,
          file: `${folderOf("screenshots")}${name}-${width}-${colorScheme}.png`,
          window: { width, height: width < 700 ? 740 : 800, colorScheme },
        })),
      ),
    );

const forReadme = (): Picture[] => {
  const window = { width: 1280, height: 800 };
  const [home, jobs, apply] = ["home", "jobs", "apply"].map(
    (name) => `${folderOf(".github/pictures")}${name}.png`,
  );
  return [
    { name: "home", file: home!, firstScreen: true, window },
    { name: "jobs", file: jobs!, firstScreen: true, window },
    { name: "apply-2-filled", file: apply!, firstScreen: true, window: { width: 360, height: 740 } },
  ];
};

async function take({ name, file, firstScreen = false, window }: Picture): Promise<void> {
  const { page, site, close } = await openWindow(window);
  try {
    await shown.find((candidate) => candidate.name === name)!.reach(page, site);
    await settle(page);
    await page.screenshot({ path: file, fullPage: !firstScreen, animations: "disabled" });
  } catch (error) {
    throw new Error(`The command could not take the picture ${file}.`, { cause: error });
  } finally {
    await close();
  }
}

/** Scrolling loads what a picture of the whole page would lack. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.evaluate(() => scrollTo(0, 0));
}

try {
  const { values } = parseArgs({
    options: { only: { type: "string", default: "" }, readme: { type: "boolean", default: false } },
  });
  const pictures = values.readme ? forReadme() : everything(values.only);
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
  if (missed > 0) process.exitCode = 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await closeAll();
}
