import { Hono } from "hono";
import { ConfirmErasureView } from "../../components/applications/ConfirmErasureView.tsx";
import { t } from "../../content/words.ts";
import { confirmErasure, findRequestedErasure } from "../../domain/applications/confirm-erasure.ts";
import type { Env } from "../../env.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

/** Confirms an erasure by its mailed link. A button, not the link itself, erases: programs that check mails open every link. */
export const erasurePage = new Hono<Env>()
  .use(routes.erasure.path, keepAddress)
  .get(routes.erasure.path, async (c) => {
    const token = c.req.param("token");
    const erasure = await findRequestedErasure(c.env, token);
    const { reference, erasedAt } = erasure;
    return c.render(<ConfirmErasureView erasure={erasure} token={token} />, {
      title: t(erasedAt ? "erased.title" : "erasure.title", { reference }),
      description: t("erasure.meta.description"),
      // The page's own address is a secret: it stands nowhere in it.
      canonical: linkTo(routes.applicationSuccess),
      noindex: true,
      styles: ["apply"],
    });
  })
  .post(routes.erasure.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    await confirmErasure(c.env, token);
    return c.redirect(linkTo(routes.erasure, { token }), 303);
  });
