import type { JobOffer, JobOfferAnswered } from "../../src/shared/applications/job-offer.ts";
import { aCandidate } from "./interviews.ts";
import { send, testDatabase } from "./site.ts";

export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const anOffer = (differences: Partial<JobOffer> = {}): JobOffer => ({
  position: "Third Engineer",
  salary: 4200,
  startsOn: dayIn(60),
  months: 12,
  visa: "employer",
  flight: "shared",
  note: "A cabin of your own.",
  ...differences,
});

export const anOfferForm = (differences: Record<string, string> = {}): Record<string, string> => ({
  position: "Third Engineer",
  salary: "4200",
  startsOn: dayIn(60),
  months: "12",
  visa: "employer",
  flight: "shared",
  note: "A cabin of your own.",
  ...differences,
});

export async function anOfferScene() {
  const scene = await aCandidate();
  return { ...scene, calls: `/api/employer/applications/${scene.id}/offer` };
}

export type OfferScene = Awaited<ReturnType<typeof anOfferScene>>;

export const makeOffer = (
  { employer, calls }: Pick<OfferScene, "employer" | "calls">,
  differences: object = {},
) => employer.browser.post(calls, { ...anOffer(), ...differences });

export const offered = async (scene: Pick<OfferScene, "employer" | "calls">, differences: object = {}) =>
  (await (await makeOffer(scene, differences)).json()) as JobOfferAnswered;

export const withdrawOffer = ({ employer, calls }: Pick<OfferScene, "employer" | "calls">) =>
  employer.browser.send(calls, { method: "DELETE" });

export const answerOffer = ({ path }: Pick<OfferScene, "path">, fields: Record<string, string>) =>
  send(`${path}/offer`, { method: "POST", body: new URLSearchParams(fields) });

export const answerHire = ({ path }: Pick<OfferScene, "path">, answer: string) =>
  send(`${path}/hire`, { method: "POST", body: new URLSearchParams({ answer }) });

export const statusOf = async ({ id }: Pick<OfferScene, "id">) => {
  const sql = await testDatabase();
  const [row] = await sql<{ applicationStatus: string; hireConfirmedAt: Date | null }[]>`
    select application_status, hire_confirmed_at from applications where id = ${id}`;
  return [row!.applicationStatus, row!.hireConfirmedAt !== null];
};

export async function aHiredCandidate() {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await answerOffer(scene, { answer: "accept" });
  return scene;
}
