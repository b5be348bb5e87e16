import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { listOf } from "../../islands/apply/file-problem.ts";
import { fill } from "../../islands/lib/fill.ts";
import { hashOfToken, newToken } from "../auth/token.ts";
import { hindranceWords } from "../components/tracking/OwnCertificates.tsx";
import { applyMessages } from "../content/apply-messages.ts";
import { t } from "../content/words.ts";
import { addCertificate, findCertificateHindrance } from "../domain/add-certificate.ts";
import { openApplicationLink } from "../domain/application-link.ts";
import { newUpload, type Refused, type Stored, storeUpload } from "../domain/store-upload.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { readFormFile } from "../middleware/forms.ts";
import { keepAddress } from "../middleware/keep-address.ts";
import { limits } from "../middleware/rate-limit.ts";
import { receiveUpload } from "../middleware/upload-body.ts";
import type { CertificateOutcome } from "../shared/added-certificate.ts";
import { documentFields } from "../shared/document-fields.ts";
import { urls } from "../shared/urls.ts";
import { renderOwnApplication } from "./application-page.tsx";

const { acceptedTypes } = documentFields.certificatesUrl;

type Received = Stored | { refused: Refused["refused"] | "missing" };

/** Adds a certificate to an application that was sent. */
export const applicationCertificates = new Hono<Env>()
  .use("/application/:token/certificates", keepAddress)
  .post("/application/:token/certificates", limits.uploads, async (c) => {
    const token = c.req.param("token");
    const id = (await openApplicationLink(c.env.sql, token)) ?? fail("linkUnknown");
    // Before a long upload, too: it would be for nothing.
    const hindrance = await findCertificateHindrance(c.env.sql, id);
    if (hindrance) return refuse(c, token, 409, hindranceWords(hindrance));
    const received = await receive(c);
    if ("refused" in received) return refuse(c, token, ...refusals[received.refused]);
    if (!acceptedTypes.includes(received.type)) return refuse(c, token, ...refusals.wrongType);
    const outcome = await addCertificate(c.env.sql, id, received.id);
    return outcome === "added" || outcome === "known"
      ? c.redirect(certificatesOf(token, outcome), 303)
      : refuse(c, token, 409, hindranceWords(outcome));
  })
  // What a form posted to is no page: someone reloads its address by hand.
  .get("/application/:token/certificates", (c) => c.redirect(certificatesOf(c.req.param("token")), 303));

const certificatesOf = (token: string, certificate?: CertificateOutcome) =>
  `${urls.application(token, { ...(certificate && { certificate }) })}#certificates`;

const refusals: Record<Refused["refused"] | "missing", [ContentfulStatusCode, string]> = {
  missing: [400, t("certificates.missing")],
  empty: [400, applyMessages.fileEmpty],
  tooLarge: [413, applyMessages.fileTooLarge],
  wrongType: [415, fill(applyMessages.fileWrongType, { types: listOf(acceptedTypes) })],
};

function refuse(c: Context<Env>, token: string, status: ContentfulStatusCode, problem: string) {
  c.status(status);
  return renderOwnApplication(c, token, { problem });
}

const receive = (c: Context<Env>): Promise<Received> =>
  receiveUpload(c, async (body) => {
    const file = await readFormFile(c, body, "file");
    if (!file) return { refused: "missing" };
    // No browser's: only this application may hold it.
    const place = await newUpload(c.env, hashOfToken(newToken()));
    return storeUpload(c.env, place, file.body);
  });
