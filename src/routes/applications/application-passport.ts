import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { hindranceWords } from "../../components/applications/OwnCertificates.tsx";
import { t } from "../../content/words.ts";
import { findStanding } from "../../db/applications/standing.ts";
import { type RenewalHindrance, renewPassport } from "../../domain/applications/renew-passport.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { receiveFormUploads } from "../../middleware/applying/form-upload.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { PassportRenewal } from "../../shared/applications/passport-renewal.ts";
import { documentFields } from "../../shared/applying/document-fields.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

/** The name of the file in the form. */
const file = "passportCopy";

/** The candidate replaces the passport of an application that was sent. */
export const applicationPassport = new Hono<Env>().post(
  routes.applicationPassport.path,
  rateLimit,
  async (c) => {
    const applicationId = await linkedId(c);
    const standing = (await findStanding(c.env.sql, applicationId)) ?? "erased";
    // A visitor should not upload a file that the site then refuses.
    if (standing !== "open") return refuse(c, 409, [issueOf(standing)]);
    // The file belongs to no browser, because only this form attaches it.
    const received = await receiveFormUploads(c, hashOfToken(newToken()), {
      placeOf: (field) => (field === file ? file : undefined),
      typesOf: () => documentFields.passportCopyUrl.acceptedTypes,
      pressed: file,
    });
    const values = Object.fromEntries(received.form);
    try {
      if (received.failure) throw received.failure;
      const hindrance = await renewPassport(c.env, { applicationId, ...renewalOf(received, values) });
      if (hindrance) return refuse(c, 409, [issueOf(hindrance)], values);
    } catch (error) {
      const { status, message, issues } = refusalWith(400, 409, 429)(error);
      return refuse(c, status, issues ?? [{ path: "passport", message }], values);
    }
    const { token } = c.req.param();
    return c.redirect(`${c.var.linkTo(routes.application, { token, passport: "renewed" })}#documents`, 303);
  },
);

type Received = Awaited<ReturnType<typeof receiveFormUploads>>;

/** Reads the form. Fails with a message for each field. */
function renewalOf({ kept, issues: refused }: Received, values: Record<string, string>) {
  const passport = PassportRenewal.safeParse(values);
  const [copy] = kept;
  const issues: Issue[] = passport.success ? [] : issuesOf(passport.error);
  issues.push(...refused);
  if (!copy && refused.length === 0) issues.push({ path: file, message: t("passportEnding.copy.missing") });
  if (!passport.success || !copy || issues.length > 0) return fail("invalidInput", { issues });
  return { passport: passport.data, documentId: copy.id };
}

const issueOf = (hindrance: RenewalHindrance): Issue => ({
  path: "documents",
  message: hindrance === "notEnding" ? t("passportEnding.not") : hindranceWords(hindrance),
});

function refuse(c: Context<Env>, status: ContentfulStatusCode, issues: readonly Issue[], values = {}) {
  c.status(status);
  return renderOwnApplication(c, c.req.param("token") ?? "", { passport: { issues, values } });
}
