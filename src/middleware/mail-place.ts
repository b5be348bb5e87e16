import type { Context } from "hono";
import type { MailPlace } from "../components/shell/NeedsMail.tsx";
import type { Env } from "../env.ts";
import { isDevelopment } from "./development.ts";

export const mailPlaceOf = (c: Context<Env>): MailPlace =>
  c.env.mail ? "mailbox" : isDevelopment(c) ? "outbox" : "nowhere";
