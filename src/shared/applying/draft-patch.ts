import * as z from "zod/mini";
import { say } from "../say.ts";
import { Application } from "./application.ts";
import { documentPlaces } from "./document-fields.ts";

const maxLength = 2000;
const control = /[^\P{Cc}\r\n\t]/u;

const typed = z.string("This must be a text").check(
  z.maxLength(maxLength, {
    error: () => say("This must be at most {max} characters", { max: maxLength }),
    abort: true,
  }),
  z.refine((value) => !control.test(value), "This must not contain control characters"),
);

type TypedName = Exclude<keyof Application, "jobId" | "willingToRelocate">;
type Typed = z.ZodMiniOptional<z.ZodMiniNullable<typeof typed>>;

const isTyped = (name: string): name is TypedName => name !== "jobId" && name !== "willingToRelocate";

function each<Name extends string>(names: Name[]): Record<Name, Typed> {
  return Object.fromEntries(names.map((name) => [name, z.optional(z.nullable(typed))])) as Record<
    Name,
    Typed
  >;
}

export const DraftPatch = z.object({
  answers: z.optional(
    z.object({
      ...each(Object.keys(Application.shape).filter(isTyped)),
      willingToRelocate: z.optional(z.boolean("Willing to relocate must be yes or no")),
    }),
  ),
  documentNames: z.optional(z.object(each([...documentPlaces]))),
  /** The documents that the page showed in the places that it fills. */
  replaces: z.optional(z.object(each([...documentPlaces]))),
  jobId: z.optional(z.nullable(z.uuid("The job of this application is unknown"))),
  /** The draft that the page shows. Another browser may have taken it. */
  draft: z.optional(z.nullable(z.uuid("This draft is unknown"))),
});
