import type { Sql } from "../../src/db/sql.ts";
import { applyAndPay } from "./employer.ts";
import { aPreparedPayment, pay, unique } from "./fixtures.ts";
import { mailsTo, ownPageIn, receivedMailTo } from "./mailbox.ts";
import { anApplicant, complete, submit } from "./payment-steps.ts";
import { Browser, type Overrides } from "./site.ts";

export async function anOwnPage(changes: object = {}, world: Overrides = {}) {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const application = { ...anApplicant(), email, ...changes };
  const { browser, intent } = await aPreparedPayment(application, world);
  await pay(browser, intent);
  const id = await submit(browser, application);
  await complete(browser, id, intent);
  const mail = await receivedMailTo(email, world.sql);
  return { id, application, browser, intent, mail, path: ownPageIn(mail.body)! };
}

export async function anOwnPageOf(browser: Browser, changes: object, jobId = "", sql?: Sql) {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const { id, application } = await applyAndPay(jobId, { email, ...changes }, browser);
  return { id, email, application, path: ownPageIn((await receivedMailTo(email, sql)).body)! };
}

export async function askForErasure(path: string, email: string, browser = new Browser()): Promise<string> {
  const response = await browser.submit(`${path}/erasure`, {});
  if (response.status !== 303) throw new Error(`asking was answered with ${response.status}`);
  const mail = (await mailsTo(email)).find(({ kind }) => kind === "erasure requested");
  return erasureIn(mail?.body ?? "") ?? "";
}

export const erasureIn = (text: string): string | undefined => /\/erasure\/[\w-]{43}/.exec(text)?.[0];
