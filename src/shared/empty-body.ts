import * as z from "zod/mini";

export const Nothing = z.object({});
