import { Hono } from "hono";
import { cutPage } from "../../db/cursor.ts";
import { countWaitingRequests, listWaitingRequests } from "../../db/employers/mandate-queue.ts";
import { decideMandate } from "../../domain/employers/decide-mandate.ts";
import { sendDomainCode } from "../../domain/employers/domain-code.ts";
import { viewWaitingRequests } from "../../domain/employers/view-waiting-requests.ts";
import type { Env } from "../../env.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { DomainCodeAddress, MandateDecision, reasonIssues } from "../../shared/employers/mandate-decision.ts";
import { describePage, readPage } from "../paging.ts";

const maxRequests = 100;

/** The requests of employers that an administrator has to decide on. */
export const adminMandates = new Hono<Env>()
  .get(routes.apiAdminMandates.path, async (c) => {
    const { sql } = c.env;
    const { limit, cursor } = readPage(c, maxRequests);
    const rows = await listWaitingRequests(sql, { limit: limit + 1, cursor });
    const { page, next } = cutPage(rows, limit, (row) => row.askedAtMicros);
    describePage(c, { ...(await countWaitingRequests(sql)), next });
    return c.json(await viewWaitingRequests(sql, page));
  })
  .post(
    routes.apiAdminMandateDecision.path,
    idIn("id", "mandateRequestNotFound"),
    ...validJson(MandateDecision, reasonIssues),
    async (c) => c.json(await decideMandate(c.env, c.req.param("id"), c.req.valid("json"))),
  )
  .post(
    routes.apiAdminMandateCode.path,
    idIn("id", "mandateRequestNotFound"),
    ...validJson(DomainCodeAddress),
    async (c) => {
      await sendDomainCode(c.env, c.req.param("id"), c.req.valid("json").email);
      return c.json({ success: true as const });
    },
  );
