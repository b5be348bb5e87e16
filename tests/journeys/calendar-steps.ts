import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { main } from "../support/candidate.ts";
import { entryIn } from "../support/interviews.ts";
import { dayFrom, type Scene, type Walk } from "./interview-steps.ts";

/** The calendar files of the emails to the candidate as /dev/mail shows them, oldest first. */
async function entriesTo(page: Page, email: string) {
  await page.goto("/dev/mail");
  const sections = main(page).locator("section", { hasText: email });
  const entries: (ReturnType<typeof entryIn> & { subject: string })[] = [];
  for (const section of await sections.all()) {
    const link = section.locator("a", { hasText: ".ics" });
    if ((await link.count()) === 0) continue;
    const file = await page.request.get((await link.getAttribute("href")) ?? "");
    assert.match(file.headers()["content-type"] ?? "", "text/calendar");
    entries.unshift({
      subject: (await section.locator("h2").textContent()) ?? "",
      ...entryIn(await file.text()),
    });
  }
  return entries;
}

export async function checkCalendar({ candidate }: Walk, { email }: Scene) {
  const entries = await entriesTo(candidate, email);
  const at = (days: number, hour: string) => `${dayFrom(days)}T${hour}:00:00.000Z`;
  assert.equal(
    entries.map(({ method, status, start }) => [method, status, start]),
    [
      ["REQUEST", "TENTATIVE", at(-1, "09")],
      ["REQUEST", "CONFIRMED", at(0, "08")],
      ["REQUEST", "TENTATIVE", at(-2, "09")],
      ["REQUEST", "CONFIRMED", at(-2, "09")],
      ["REQUEST", "CONFIRMED", at(-2, "09")],
      ["REQUEST", "CONFIRMED", at(-2, "09")],
      ["CANCEL", "CANCELLED", at(-2, "09")],
    ],
  );
  assert.is(new Set(entries.map(({ uid }) => uid)).size, 1);
  const sequences = entries.map(({ sequence }) => sequence);
  const [offered, chosen, moved, agreed, inADay, inAnHour, cancelled] = sequences as number[];
  assert.ok(
    offered! < chosen! && chosen! < moved! && moved! < agreed! && agreed! < cancelled!,
    `${sequences}`,
  );
  assert.equal([inADay, inAnHour], [agreed, agreed]);
  assert.match(entries[4]!.subject, "in a day");
  assert.match(entries[5]!.subject, "in an hour");
}
