import * as z from "zod/mini";
import { sectorSlugs } from "../../shared/jobs/sectors.ts";
import type { DatasetSource } from "../../world.ts";
import { closingDay } from "../jobs/closing-day.ts";

const size = z.int().check(z.minimum(0));

const Described = z.object({
  title: z.string(),
  sample: z.boolean(),
  closesBetween: z.optional(z.tuple([z.string(), z.string()])),
  totals: z.optional(z.object({ jobs: size, companies: size, countries: size })),
  sectors: z._default(
    z.array(
      z.object({
        sector: z.enum(sectorSlugs),
        companies: size,
        jobs: size,
        note: z._default(z.string(), ""),
      }),
    ),
    [],
  ),
});

export interface DatasetContents extends Omit<z.infer<typeof Described>, "closesBetween"> {
  closing: { first: string; last: string } | undefined;
}

export async function describeDataset(source: DatasetSource, today: string): Promise<DatasetContents> {
  const { closesBetween, ...described } = Described.parse(await source.manifest());
  if (!closesBetween) return { ...described, closing: undefined };
  const [first, last] = closesBetween;
  return { ...described, closing: { first: closingDay(first, today), last: closingDay(last, today, first) } };
}
