import type { Context } from "hono";
import type { ApplicationFilter } from "../../db/admin-applications.ts";
import type { Env } from "../../env.ts";
import { isPaymentStatus, searchText } from "../../shared/admin-application.ts";

/** What an address asks for; list and export take the same. */
export function readApplicationFilter(c: Context<Env>): ApplicationFilter {
  const payment = c.req.query("payment");
  return {
    search: searchText(c.req.query("search")),
    payment: isPaymentStatus(payment) ? payment : undefined,
  };
}
