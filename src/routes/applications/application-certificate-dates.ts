import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hindranceWords } from "../../components/applications/OwnCertificates.tsx";
import { saveCertificateDates } from "../../domain/applications/save-certificate-dates.ts";
import type { Env } from "../../env.ts";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { CertificateDates } from "../../shared/applications/certificate-dates.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

/** The candidate says until when the certificates of a sent application are valid. */
export const applicationCertificateDates = new Hono<Env>().post(
  routes.applicationCertificateDates.path,
  rateLimit,
  async (c) => {
    const id = await linkedId(c);
    const values = Object.fromEntries(await readForm(c));
    const dates = CertificateDates.safeParse(values);
    if (!dates.success) return refuse(c, 400, issuesOf(dates.error), values);
    const hindrance = await saveCertificateDates(c.env.sql, id, dates.data);
    if (hindrance) return refuse(c, 409, [{ path: "certificates", message: hindranceWords(hindrance) }]);
    const { token } = c.req.param();
    return c.redirect(
      `${c.var.linkTo(routes.application, { token, certificate: "dated" })}#certificate-dates`,
      303,
    );
  },
);

function refuse(c: Context<Env>, status: ContentfulStatusCode, issues: readonly Issue[], values = {}) {
  c.status(status);
  return renderOwnApplication(c, c.req.param("token") ?? "", { dates: { issues, values } });
}
