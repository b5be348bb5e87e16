import * as z from "zod/mini";
import { Application } from "./application.ts";
import { type DocumentFieldName, documentFields } from "./document-fields.ts";

const maxLength = 2000;
const control = /[^\P{Cc}\r\n\t]/u;

const typed = z.string("This must be a text").check(
  z.maxLength(maxLength, { error: `This must be at most ${maxLength.toLocaleString("en-US")} characters`, abort: true }),
  z.refine((value) => !control.test(value), "This must not contain control characters"),
);

const answerNames = Object.keys(Application.shape).filter((name) => name !== "jobId" && name !== "willingToRelocate");
const answers = Object.fromEntries(answerNames.map((name) => [name, z.optional(z.nullable(typed))]));

/** What was typed so far, right or not yet: only its size is looked at. */
export const DraftPatch = z.object({
  answers: z.optional(
    z.object({ ...answers, willingToRelocate: z.optional(z.boolean("Willing to relocate must be yes or no")) }),
  ),
  documentNames: z.optional(
    z.object(
      Object.fromEntries(Object.keys(documentFields).map((name) => [name, z.optional(typed)])) as Record<
        DocumentFieldName,
        z.ZodMiniOptional<typeof typed>
      >,
    ),
  ),
  jobId: z.optional(z.nullable(z.uuid("The vacancy of this application is unknown"))),
});
