import { Hono } from "hono";
import { exportCandidateData } from "../../domain/applications/export-candidate-data.ts";
import { findLinkedDocument } from "../../domain/applications/linked-application.ts";
import { openStoredDocument } from "../../domain/applications/open-stored-document.ts";
import { requestErasure } from "../../domain/applications/request-erasure.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { sendDocument } from "../../middleware/applications/send-document.ts";
import { privateViewOf } from "../../middleware/applications/tracking-cookies.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { certificateOutcomes } from "../../shared/applications/added-certificate.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

const offerParts = ["offer", "review"] as const;

/** The own page of an application. Its address is a secret, so the page tells it to no other site. */
export const applicationPage = new Hono<Env>()
  .use(`${routes.application.path}/*`, keepAddress)
  .get(routes.application.path, (c) => {
    const outcome = certificateOutcomes.find((known) => known === c.req.query("certificate"));
    const sent = { outcome, isReplaced: c.req.query("document") === "replaced" };
    const answered = c.req.query("interview");
    return renderOwnApplication(c, c.req.param("token"), {
      sent,
      interview: answered ? { id: answered } : undefined,
      offer: offerParts.map((part) => ({ part })).find(({ part }) => part === c.req.query("answered")),
      dates: { isSaved: c.req.query("certificate") === "dated" },
      passport: { isRenewed: c.req.query("passport") === "renewed" },
    });
  })
  .get(routes.applicationDocument.path, async (c) => {
    const { token, field } = c.req.param();
    const wanted = { token, field, view: privateViewOf(c) };
    const id = (await findLinkedDocument(c.env, wanted)) ?? fail("documentNotFound");
    if (id === "masked") return c.redirect(c.var.linkTo(routes.applicationPrivate, { token }), 303);
    const document = await openStoredDocument(c.env, id, {
      kind: "candidate",
      isHead: c.req.method === "HEAD",
    });
    return sendDocument(c, id, document ?? fail("documentNotFound"));
  })
  .get(routes.applicationData.path, async (c) => {
    const data =
      (await exportCandidateData(c.env, c.var.linkTo, c.req.param("token"), privateViewOf(c))) ??
      fail("linkUnknown");
    c.header("Content-Disposition", `attachment; filename="application-${data.reference}.json"`);
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(JSON.stringify(data, undefined, 2));
  })
  // The own page says whether the email was sent, or why not.
  .post(routes.applicationErasure.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    const isAsked = await requestErasure(c.env, await linkedId(c));
    return c.redirect(c.var.linkTo(routes.application, { token }) + (isAsked ? "" : "#delete-data"), 303);
  });
