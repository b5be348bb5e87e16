import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hindranceWords } from "../../components/applications/OwnCertificates.tsx";
import { t } from "../../content/words.ts";
import { openApplicationLink } from "../../domain/applications/application-link.ts";
import { findReplacementHindrance, replaceDocument } from "../../domain/applications/replace-document.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { receiveFormUpload } from "../../middleware/applying/form-upload.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { type CertificatePlace, certificatePlaces } from "../../shared/applications/added-certificate.ts";
import { type DocumentFieldName, documentFields } from "../../shared/applying/document-fields.ts";
import { linkTo } from "../../shared/link.ts";
import { renderOwnApplication } from "./application-page.tsx";

type Place = DocumentFieldName | CertificatePlace;

const places = [...(Object.keys(documentFields) as DocumentFieldName[]), ...certificatePlaces];

/** Puts another file where a virus was found. */
export const applicationReplacement = new Hono<Env>()
  .use(routes.applicationReplacement.path, keepAddress)
  .post(routes.applicationReplacement.path, rateLimit, async (c) => {
    const { token, field } = c.req.param();
    const { sql } = c.env;
    const id = (await openApplicationLink(sql, token)) ?? fail("linkUnknown");
    const place = places.find((name) => name === field) ?? fail("documentNotFound");
    // Before a long upload, too: it would be for nothing.
    const hindrance = await findReplacementHindrance(sql, id, place);
    if (hindrance) return refuse(c, token, place, 409, sentenceOf(hindrance));
    const received = await receiveFormUpload(c, {
      acceptedTypes: acceptedTypes(place),
      missing: t("certificates.missing"),
    });
    if ("problem" in received) return refuse(c, token, place, received.status, received.problem);
    const refused = await replaceDocument(sql, { applicationId: id, place, documentId: received.id });
    if (refused) return refuse(c, token, place, 409, sentenceOf(refused));
    return c.redirect(`${linkTo(routes.application, { token, document: "replaced" })}#documents`, 303);
  });

const acceptedTypes = (place: Place) =>
  documentFields[place in documentFields ? (place as DocumentFieldName) : "certificatesUrl"].acceptedTypes;

type Hindrance = NonNullable<Awaited<ReturnType<typeof findReplacementHindrance>>>;

const sentenceOf = (hindrance: Hindrance): string =>
  hindrance === "notInfected" ? t("scan.own.notInfected") : hindranceWords(hindrance);

function refuse(
  c: Context<Env>,
  token: string,
  replaced: Place,
  status: ContentfulStatusCode,
  problem: string,
) {
  c.status(status);
  return renderOwnApplication(c, token, { problem, replaced });
}
