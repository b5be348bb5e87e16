import { Hono } from "hono";
import { WithdrawView } from "../../components/applications/WithdrawView.tsx";
import { t } from "../../content/words.ts";
import { findAddressee } from "../../db/applications/applications.ts";
import { findStanding } from "../../db/applications/standing.ts";
import { openApplicationLink } from "../../domain/applications/application-link.ts";
import { withdrawApplication } from "../../domain/applications/withdraw-application.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { ownPageMeta } from "./application-page.tsx";

/** Withdraws an application. What became of it, or why it cannot be withdrawn, its own page tells. */
export const applicationWithdrawal = new Hono<Env>()
  .use(routes.applicationWithdrawal.path, keepAddress)
  .get(routes.applicationWithdrawal.path, async (c) => {
    const token = c.req.param("token");
    const id = (await openApplicationLink(c.env.sql, token)) ?? fail("linkUnknown");
    if ((await findStanding(c.env.sql, id)) !== "open") return c.redirect(withdrawalOf(token), 303);
    const application = (await findAddressee(c.env.sql, id)) ?? fail("linkUnknown");
    const { reference } = application;
    return c.render(<WithdrawView application={application} token={token} />, {
      ...ownPageMeta(reference),
      title: t("withdrawal.title", { reference }),
      description: t("withdrawal.meta.description"),
    });
  })
  .post(routes.applicationWithdrawal.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    await withdrawApplication(c.env, (await openApplicationLink(c.env.sql, token)) ?? fail("linkUnknown"));
    return c.redirect(withdrawalOf(token), 303);
  });

const withdrawalOf = (token: string) => `${linkTo(routes.application, { token })}#withdrawal`;
