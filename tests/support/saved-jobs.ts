import { randomUUID } from "node:crypto";
import { insertJob } from "./insert-job.ts";
import { mailsTo } from "./mailbox.ts";
import { Browser, testDatabase } from "./site.ts";

export const anAddress = () => `maria.${randomUUID()}@example.com`;

export const savedTitles = async (browser: Browser): Promise<string[]> => {
  const page = await (await browser.send("/saved")).text();
  return [...page.matchAll(/<h2><a href="\/jobs\/[\w-]{36}">([^<]*)</g)].map(([, title]) => title!);
};

/** Gives a browser that has saved new jobs with these titles, in this order. */
export async function aSaver(...titles: string[]): Promise<{ browser: Browser; ids: string[] }> {
  const [sql, browser, ids] = [await testDatabase(), new Browser(), [] as string[]];
  for (const title of titles) {
    const id = await insertJob(sql, { title });
    await browser.submit(`/saved/jobs/${id}`, {});
    ids.push(id);
  }
  return { browser, ids };
}

export const askLink = (browser: Browser, email: string, remind = false) =>
  browser.submit("/saved/link", { email, ...(remind && { remind: "yes" }) });

export async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /\/saved\/link\/[\w-]{43}/.exec(mail?.body ?? "")?.[0] ?? "";
}

export async function remind(browser: Browser, email = anAddress()): Promise<string> {
  await askLink(browser, email, true);
  await browser.submit(await linkTo(email), { remind: "yes" });
  return email;
}
