import { Hono } from "hono";
import { countCompanies, listPartnerStats } from "../../db/jobs/companies.ts";
import { decodePartnerCursor, encodePartnerCursor } from "../../db/jobs/partner-cursor.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { describePage, readPageBy } from "../paging.ts";

const maxLimit = 1000;

export const partners = new Hono<Env>().get(routes.apiPartners.path, async (c) => {
  const { limit, cursor } = readPageBy(c, maxLimit, decodePartnerCursor);
  const [companies, total] = await Promise.all([
    listPartnerStats(c.env.sql, { limit: limit + 1, cursor }),
    countCompanies(c.env.sql),
  ]);
  const page = companies.slice(0, limit);
  const last = companies.length > limit ? page.at(-1) : undefined;
  describePage(c, { total, next: last && encodePartnerCursor(last) });
  return c.json(page);
});
