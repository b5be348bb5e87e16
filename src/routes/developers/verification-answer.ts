import * as z from "zod/mini";
import { proofs } from "../../shared/employers/mandate-decision.ts";
import type { Verification } from "../../shared/jobs/job.ts";

export const VerificationOfEmployer = z.object({
  checked: z.string(),
  proofs: z.nullable(z.array(z.enum(proofs))),
  verifiedAt: z.iso.datetime(),
}) satisfies z.ZodMiniType<Verification>;
