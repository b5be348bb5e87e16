import * as z from "zod/mini";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import { type Placement, placementStates } from "../../shared/applications/placement.ts";

export const PlacementOfApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  title: z.string(),
  company: z.string(),
  state: z.enum(placementStates),
  offeredAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
  reference: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Placement>;

export const PlacementInList = z.pick(PlacementOfApplication, { title: true, company: true, state: true });

export const AnsweredApplication = z.object({
  id: z.uuid(),
  applicationStatus: z.enum(applicationStatuses.map(({ value }) => value)),
});
