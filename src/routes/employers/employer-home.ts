import { Hono } from "hono";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

export const employerHome = new Hono<Env>().get(routes.employer.path, (c) =>
  c.redirect(linkTo(routes.employerDashboard), 303),
);
