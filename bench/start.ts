import { median } from "./load.ts";
import type { Figure, Part } from "./part.ts";
import type { Workshop } from "./workshop.ts";

const runs = 5;

/** It measures the time from the start of the process to the first page, on a filled database. */
export const start: Part = {
  name: "start",
  async measure(workshop) {
    const onPostgres = { DATABASE_URL: await workshop.seededDatabase() };
    return [
      await startOf(workshop, "start on PostgreSQL", 500, onPostgres),
      await startOf(workshop, "start on the embedded database, warm", 1_250, {}),
    ];
  },
};

async function startOf(
  workshop: Workshop,
  what: string,
  atMost: number,
  environment: Record<string, string>,
) {
  const times: number[] = [];
  // The first start builds, fills and seeds what is missing.
  for (let run = 0; run <= runs; run += 1) {
    const site = await workshop.site(environment);
    if (run > 0) times.push(site.startMs);
    await site.stop();
  }
  const figure: Figure = { what, value: median(times), atMost, unit: " ms" };
  return figure;
}
