import type { Workshop } from "./workshop.ts";

/** Something that was measured, and what it must be. */
export interface Figure {
  what: string;
  value: number;
  atLeast?: number;
  atMost?: number;
  unit?: string;
  /** The measured values behind a ratio. */
  note?: string;
}

/** One line in `bench/main.ts` makes it part of the bench. */
export interface Part {
  name: string;
  measure(workshop: Workshop): Promise<Figure[]>;
}
