import { type Context, Hono } from "hono";
import { OwnApplicationView } from "../components/apply/OwnApplicationView.tsx";
import { t } from "../content/words.ts";
import { openStoredDocument } from "../domain/open-stored-document.ts";
import { findLinkedApplication, findLinkedDocument } from "../domain/own-application.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { sendDocument } from "../middleware/send-document.ts";
import { urls } from "../shared/urls.ts";

/** An application's own page, for whoever has its secret link: the address itself must go nowhere. */
export const applicationPage = new Hono<Env>()
  .get("/application/:token", async (c) => {
    const token = c.req.param("token");
    keepAddress(c);
    const application = (await findLinkedApplication(c.env, token)) ?? fail("linkUnknown");
    const response = await c.render(<OwnApplicationView application={application} token={token} />, {
      title: t("application.title", { reference: application.reference }),
      description: t("application.meta.description"),
      // The page's own address is a secret: it stands nowhere in it.
      canonical: urls.applicationSuccess(),
      noindex: true,
      private: true,
      styles: ["apply"],
    });
    response.headers.set("Cache-Control", "private, no-store");
    return response;
  })
  .get("/application/:token/documents/:field", async (c) => {
    keepAddress(c);
    const { token, field } = c.req.param();
    const id = (await findLinkedDocument(c.env.sql, token, field)) ?? fail("documentNotFound");
    const document = await openStoredDocument(c.env, id, { kind: "candidate" });
    return sendDocument(c, id, document ?? fail("documentNotFound"));
  });

function keepAddress(c: Context<Env>) {
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex, nofollow");
}
