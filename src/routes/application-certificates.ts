import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hashOfToken, newToken } from "../auth/token.ts";
import { hindranceWords } from "../components/tracking/OwnCertificates.tsx";
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
import { uploadRefusal } from "./upload-refusal.ts";

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
    if ("refused" in received) return refuse(c, token, ...refusalOf(received.refused));
    if (!acceptedTypes.includes(received.type)) return refuse(c, token, ...refusalOf("wrongType"));
    const outcome = await addCertificate(c.env.sql, id, received.id);
    return outcome === "added" || outcome === "known"
      ? c.redirect(certificatesOf(token, outcome), 303)
      : refuse(c, token, 409, hindranceWords(outcome));
  })
  // What a form posted to is no page: someone reloads its address by hand.
  .get("/application/:token/certificates", (c) => c.redirect(certificatesOf(c.req.param("token")), 303));

const certificatesOf = (token: string, certificate?: CertificateOutcome) =>
  `${urls.application(token, { ...(certificate && { certificate }) })}#certificates`;

function refusalOf(refused: Refused["refused"] | "missing"): [ContentfulStatusCode, string] {
  if (refused === "missing") return [400, t("certificates.missing")];
  const statuses: Partial<Record<Refused["refused"], ContentfulStatusCode>> = { empty: 400, tooLarge: 413 };
  return [statuses[refused] ?? 415, uploadRefusal(refused, acceptedTypes)];
}

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
