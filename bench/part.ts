import type { Workshop } from "./workshop.ts";

export interface Figure {
  what: string;
  value: number;
  atLeast?: number;
  atMost?: number;
  unit?: string;
  note?: string;
}

/** One line in `bench/main.ts` makes it part of the bench. */
export interface Part {
  name: string;
  measure(workshop: Workshop): Promise<Figure[]>;
}
