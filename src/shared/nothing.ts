import * as z from "zod/mini";

/** The body of a call that takes none: absent or `{}`. */
export const Nothing = z.object({});
