import { Hono } from "hono";
import { listOwnMandates } from "../../db/employers/mandate-requests.ts";
import { askMandate } from "../../domain/employers/ask-mandate.ts";
import { enterDomainCode } from "../../domain/employers/domain-code.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { browserOf } from "../../middleware/browser.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { agencyIssues, DomainCode, MandateRequest } from "../../shared/employers/mandate-request.ts";

/** An employer asks here for the check that the account acts for a company. */
export const employerMandates = new Hono<Env>()
  .get(routes.apiMandates.path, async (c) => {
    return c.json(await listOwnMandates(c.env.sql, c.get("user").id));
  })
  .post(routes.apiMandates.path, ...validJson(MandateRequest, agencyIssues), async (c) => {
    const mandate = await askMandate(c.env, {
      employer: c.get("user"),
      request: c.req.valid("json"),
      address: c.env.address,
      browserHash: (await browserOf(c)) ?? null,
    });
    return c.json(mandate, 201);
  })
  .post(
    routes.apiMandateCode.path,
    idIn("id", "mandateRequestNotFound"),
    ...validJson(DomainCode),
    async (c) => {
      const entered = { id: c.req.param("id"), employerId: c.get("user").id, ...c.req.valid("json") };
      if (!(await enterDomainCode(c.env, entered))) fail("domainCodeWrong");
      return c.json({ success: true as const });
    },
  );
