import type { Message } from "../../src/shared/applications/message.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import { type Account, aReachableEmployer } from "./account.ts";
import { postJob } from "./employer.ts";
import { anOwnPageOf } from "./own-page.ts";
import { Browser, type Overrides, send } from "./site.ts";

/** A candidate and an employer who may write to each other. */
export interface Talk {
  employer: Account;
  job: Job;
  /** The id of the application. */
  id: string;
  email: string;
  /** The path of the candidate's own page. */
  path: string;
  fullName: string;
}

export async function aTalk(earlier?: Pick<Talk, "employer" | "job">): Promise<Talk> {
  const employer = earlier?.employer ?? (await aReachableEmployer());
  const job = earlier?.job ?? (await postJob(employer));
  const { id, email, path, application } = await anOwnPageOf(new Browser(), {}, job.id);
  return { employer, job, id, email, path, fullName: application.fullName };
}

export const callsOf = ({ id }: Pick<Talk, "id">) => `/api/employer/applications/${id}/messages`;

export const fromEmployer = (talk: Talk, text: unknown, more: object = {}) =>
  talk.employer.browser.post(callsOf(talk), { text, ...more });

export const fromCandidate = (
  { path }: Pick<Talk, "path">,
  text: string,
  more: Record<string, string> = {},
  world: Overrides = {},
) => new Browser(world).submit(`${path}/messages`, { text, ...more });

export async function sentBy(talk: Talk, side: Message["from"], text: string): Promise<Message> {
  const response = side === "employer" ? await fromEmployer(talk, text) : await asProgram(talk, { text });
  if (response.status !== 201) throw new Error(`the message was answered with ${await response.text()}`);
  return (await response.json()) as Message;
}

export const asProgram = ({ path }: Pick<Talk, "path">, body: object, more = "", world: Overrides = {}) =>
  send(
    `${path}/messages${more}`,
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    world,
  );

/** Lists the messages, newest first. */
export async function messagesOf(talk: Talk): Promise<Message[]> {
  const response = await send(`${talk.path}/messages`, { headers: { Accept: "application/json" } });
  if (response.status !== 200) throw new Error(`the list was answered with ${response.status}`);
  return (await response.json()) as Message[];
}

export const readBy = (talk: Talk, side: Message["from"], until?: string) =>
  side === "employer"
    ? talk.employer.browser.post(`${callsOf(talk)}/reading`, { until })
    : asProgram(talk, { until }, "/reading");
