import { Hono } from "hono";
import { enterDomainCode } from "../../domain/employers/domain-code.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderCompany } from "./company.tsx";

/** The small form beside a request takes the code for the company's domain. */
export const employerCompanyCode = new Hono<Env>().post(routes.employerCompanyCode.path, async (c) => {
  const form = await readForm(c);
  const id = form.get("id") ?? "";
  if (!isUuid(id)) fail("mandateRequestNotFound");
  const entered = { id, employerId: c.get("user").id, code: form.get("code") ?? "" };
  if (await enterDomainCode(c.env, entered)) return c.redirect(c.var.linkTo(routes.employerCompany), 303);
  c.status(400);
  return renderCompany(c, { wrongCode: id });
});
