import { type Context, Hono } from "hono";
import { hindranceWords } from "../../components/applications/OwnCertificates.tsx";
import type { SentCertificate } from "../../components/applications/sent-certificate.ts";
import { t } from "../../content/words.ts";
import { addCertificate, findCertificateHindrance } from "../../domain/applications/add-certificate.ts";
import { findReplacementHindrance, replaceDocument } from "../../domain/applications/replace-document.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { receiveFormUpload } from "../../middleware/applying/form-upload.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { type DocumentPlace, documentPlaces, fieldOfPlace } from "../../shared/applying/document-fields.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

/** Takes files for an application that was sent: another certificate, or one where a virus was found. */
export const applicationUploads = new Hono<Env>()
  .post(routes.applicationCertificates.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    const id = await linkedId(c);
    const hindrance = await findCertificateHindrance(c.env.sql, id);
    const received = await receive(c, "certificatesUrl", hindrance && hindranceWords(hindrance));
    if ("problem" in received) return refuse(c, received);
    const outcome = await addCertificate(c.env.sql, id, received.id);
    return outcome === "added" || outcome === "known"
      ? c.redirect(`${c.var.linkTo(routes.application, { token, certificate: outcome })}#certificates`, 303)
      : refuse(c, { status: 409, problem: hindranceWords(outcome) });
  })
  .post(routes.applicationReplacement.path, rateLimit, async (c) => {
    const { token, field } = c.req.param();
    const { sql } = c.env;
    const applicationId = await linkedId(c);
    const place = documentPlaces.find((name) => name === field) ?? fail("documentNotFound");
    const hindrance = await findReplacementHindrance(sql, applicationId, place);
    const received = await receive(c, place, hindrance && sentenceOf(hindrance));
    if ("problem" in received) return refuse(c, received, place);
    const refused = await replaceDocument(sql, { applicationId, place, documentId: received.id });
    if (refused) return refuse(c, { status: 409, problem: sentenceOf(refused) }, place);
    return c.redirect(`${c.var.linkTo(routes.application, { token, document: "replaced" })}#documents`, 303);
  });

type Received = Awaited<ReturnType<typeof receiveFormUpload>>;
type Problem = Extract<Received, { problem: string }>;

/** Refuses before the upload, so that nobody uploads in vain. */
async function receive(c: Context<Env>, place: DocumentPlace, hindrance: string | undefined) {
  if (hindrance) return { status: 409, problem: hindrance } satisfies Problem;
  const { acceptedTypes } = fieldOfPlace(place);
  return receiveFormUpload(c, { acceptedTypes, missing: t("certificates.missing") });
}

type Hindrance = NonNullable<Awaited<ReturnType<typeof findReplacementHindrance>>>;

const sentenceOf = (hindrance: Hindrance): string =>
  hindrance === "notInfected" ? t("scan.own.notInfected") : hindranceWords(hindrance);

function refuse(c: Context<Env>, { status, problem }: Problem, replaced?: SentCertificate["replaced"]) {
  c.status(status);
  return renderOwnApplication(c, c.req.param("token") ?? "", { sent: { problem, replaced } });
}
