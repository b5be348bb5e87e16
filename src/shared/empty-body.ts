import * as z from "zod/mini";

/** Absent or `{}`. */
export const Nothing = z.object({});
