import { Hono } from "hono";
import { countMessages, listMessagePage } from "../../db/applications/messages.ts";
import { cutPage } from "../../db/cursor.ts";
import {
  enterConversation,
  mostMessages,
  openMessage,
  plainMessage,
} from "../../domain/applications/conversation.ts";
import { markMessagesRead } from "../../domain/applications/mark-messages-read.ts";
import { reportMessage } from "../../domain/applications/report-message.ts";
import { sendMessage } from "../../domain/applications/send-message.ts";
import type { Env } from "../../env.ts";
import { employerOf } from "../../middleware/applications/conversation-employer.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { MessageReading, MessageReport, NewMessage } from "../../shared/applications/message.ts";
import { describePage, readPage } from "../paging.ts";

const ofApplication = idIn("id", "applicationNotFound");

/** The employer's side of the conversation about an application. */
export const employerMessages = new Hono<Env>()
  .get(routes.apiMessages.path, ofApplication, async (c) => {
    const { sql } = c.env;
    const { applicationId: id } = await enterConversation(sql, employerOf(c));
    const { limit, cursor } = readPage(c, mostMessages);
    const rows = await listMessagePage(sql, id, { limit: limit + 1, cursor });
    const { page, next } = cutPage(rows, limit, (row) => row.createdAtMicros);
    const [counts] = await countMessages(sql, [id], "employer");
    describePage(c, { total: counts?.total ?? 0, next });
    await recordShown(c, {
      action: "messages viewed",
      subject: { kind: "application", id },
      details: { way: "call", count: page.length },
    });
    return c.json(await Promise.all(page.map(async (row) => plainMessage(await openMessage(c.env, row)))));
  })
  .post(routes.apiMessages.path, ofApplication, rateLimit, ...validJson(NewMessage), async (c) =>
    c.json(await sendMessage(c.env, employerOf(c), c.req.valid("json")), 201),
  )
  .post(routes.apiMessagesReading.path, ofApplication, rateLimit, ...validJson(MessageReading), async (c) => {
    await markMessagesRead(c.env, employerOf(c), c.req.valid("json").until);
    return c.json({ success: true });
  })
  .post(routes.apiMessageReport.path, ofApplication, rateLimit, ...validJson(MessageReport), async (c) => {
    const { reason } = c.req.valid("json");
    return c.json(await reportMessage(c.env, employerOf(c), c.req.param("messageId"), reason), 201);
  });
