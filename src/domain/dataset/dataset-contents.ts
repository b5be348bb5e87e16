import * as z from "zod/mini";
import { sectorSlugs } from "../../shared/jobs/sectors.ts";
import type { DatasetSource } from "../../world.ts";
import { closingDay } from "../jobs/closing-day.ts";

const size = z.int().check(z.minimum(0));

/** What a manifest tells of its dataset, besides what loading needs; a manifest may leave it out. */
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
        /** What kind of jobs, if they are of one kind: "chef jobs". */
        note: z._default(z.string(), ""),
      }),
    ),
    [],
  ),
});

export interface DatasetContents extends Omit<z.infer<typeof Described>, "closesBetween"> {
  /** The first and the last day on which its vacancies close. */
  closing: { first: string; last: string } | undefined;
}

/** What loading a dataset on this day (`YYYY-MM-DD`) would bring, by its own manifest. */
export async function describeDataset(source: DatasetSource, today: string): Promise<DatasetContents> {
  const { closesBetween, ...described } = Described.parse(await source.manifest());
  if (!closesBetween) return { ...described, closing: undefined };
  const [first, last] = closesBetween;
  return {
    ...described,
    closing: { first: closingDay(first, today), last: closingDay(last, today, first) },
  };
}
