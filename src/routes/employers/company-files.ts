import { type Context, Hono } from "hono";
import { t } from "../../content/words.ts";
import {
  deleteUnsentMandateFile,
  insertMandateFile,
  listUnsentMandateFiles,
} from "../../db/employers/mandate-files.ts";
import { enterDomainCode } from "../../domain/employers/domain-code.ts";
import type { Env } from "../../env.ts";
import { Failure, fail } from "../../errors.ts";
import { receiveFormUpload } from "../../middleware/applying/form-upload.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { mostMandateFiles } from "../../shared/employers/mandate-request.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderCompany } from "./company.tsx";

const acceptedTypes = ["pdf", "doc", "docx", "jpg", "png"] as const;

const back = (c: Context<Env>) =>
  `${c.var.linkTo(routes.employerCompany, { company: c.req.query("company") })}#files`;

/**
 * The small forms beside a request. They add a file or take it back, and send or take the code for the company's
 * domain.
 */
export const employerCompanyFiles = new Hono<Env>()
  .post(routes.employerCompanyFiles.path, rateLimit, async (c) => {
    const { sql } = c.env;
    const { id } = c.get("user");
    if ((await listUnsentMandateFiles(sql, id)).length >= mostMandateFiles)
      return refuse(c, 409, t("company.files.full", { n: mostMandateFiles }));
    const browserHash = await ensureBrowser(c);
    const stored = await receiveFormUpload(c, {
      acceptedTypes,
      missing: t("company.files.missing"),
      browserHash,
    }).catch(refusalWith(429));
    if (stored instanceof Failure) return refuse(c, 429, stored.message);
    if ("problem" in stored) return refuse(c, 400, stored.problem);
    await insertMandateFile(sql, id, stored.id);
    return c.redirect(back(c), 303);
  })
  .post(routes.employerCompanyFile.path, async (c) => {
    const id = c.req.param("id");
    if (!isUuid(id) || !(await deleteUnsentMandateFile(c.env.sql, c.get("user").id, id)))
      fail("documentNotFound");
    return c.redirect(back(c), 303);
  })
  .post(routes.employerCompanyCode.path, async (c) => {
    const form = await readForm(c);
    const id = form.get("id") ?? "";
    if (!isUuid(id)) fail("mandateRequestNotFound");
    const entered = { id, employerId: c.get("user").id, code: form.get("code") ?? "" };
    if (await enterDomainCode(c.env, entered)) return c.redirect(c.var.linkTo(routes.employerCompany), 303);
    c.status(400);
    return renderCompany(c, { wrongCode: id });
  });

function refuse(c: Context<Env>, status: 400 | 409 | 429, fileProblem: string) {
  c.status(status);
  return renderCompany(c, { fileProblem });
}
