import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hindranceWords } from "../../components/applications/OwnCertificates.tsx";
import { t } from "../../content/words.ts";
import { addCertificate, findCertificateHindrance } from "../../domain/applications/add-certificate.ts";
import { openApplicationLink } from "../../domain/applications/application-link.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { receiveFormUpload } from "../../middleware/applying/form-upload.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import type { CertificateOutcome } from "../../shared/applications/added-certificate.ts";
import { documentFields } from "../../shared/applying/document-fields.ts";
import { linkTo } from "../../shared/link.ts";
import { renderOwnApplication } from "./application-page.tsx";

const { acceptedTypes } = documentFields.certificatesUrl;

/** Adds a certificate to an application that was sent. */
export const applicationCertificates = new Hono<Env>()
  .use(routes.applicationCertificates.path, keepAddress)
  .post(routes.applicationCertificates.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    const id = (await openApplicationLink(c.env.sql, token)) ?? fail("linkUnknown");
    // Before a long upload, too: it would be for nothing.
    const hindrance = await findCertificateHindrance(c.env.sql, id);
    if (hindrance) return refuse(c, token, 409, hindranceWords(hindrance));
    const received = await receiveFormUpload(c, { acceptedTypes, missing: t("certificates.missing") });
    if ("problem" in received) return refuse(c, token, received.status, received.problem);
    const outcome = await addCertificate(c.env.sql, id, received.id);
    return outcome === "added" || outcome === "known"
      ? c.redirect(certificatesOf(token, outcome), 303)
      : refuse(c, token, 409, hindranceWords(outcome));
  });

const certificatesOf = (token: string, certificate: CertificateOutcome) =>
  `${linkTo(routes.application, { token, certificate })}#certificates`;

function refuse(c: Context<Env>, token: string, status: ContentfulStatusCode, problem: string) {
  c.status(status);
  return renderOwnApplication(c, token, { problem });
}
