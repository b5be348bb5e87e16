import type { Placement } from "../../src/shared/applications/placement.ts";
import { anEmployer } from "./account.ts";
import { signedIn } from "./administrator.ts";
import { confirmMailbox, postJob } from "./employer.ts";
import { upload } from "./fixtures.ts";
import { anOwnPageOf } from "./own-page.ts";
import { Browser, json, type Overrides, send } from "./site.ts";

export async function aPlacing(
  world: Overrides = {},
  answers: object = {},
  candidate: Browser = new Browser(world),
) {
  const administrator = await signedIn(world);
  const employer = await anEmployer(world);
  await confirmMailbox(employer.user.email, world.sql);
  const job = await postJob(employer);
  const documents = { resumeUrl: await upload(candidate), ...answers };
  const general = await anOwnPageOf(candidate, documents, "", world.sql);
  return { ...general, candidate, administrator, employer, job, world };
}

export type Placing = Awaited<ReturnType<typeof aPlacing>>;

export const offerJob = ({ administrator, id, job }: Placing, jobId: string = job.id): Promise<Response> =>
  administrator.post(`/api/admin/applications/${id}/placement`, { jobId });

export const offered = async (scene: Placing, jobId?: string): Promise<Placement> =>
  (await (await offerJob(scene, jobId)).json()) as Placement;

export const say = ({ path, world }: Placing, { id }: { id: string }, answer: string): Promise<Response> =>
  send(`${path}/placements/${id}`, json({ answer }, "POST"), world);

export const sayByForm = (
  { path, world }: Placing,
  { id }: { id: string },
  answer: string,
): Promise<Response> =>
  send(
    `${path}/placements/${id}`,
    { method: "POST", body: new URLSearchParams({ answer }), headers: { Accept: "text/html" } },
    world,
  );
