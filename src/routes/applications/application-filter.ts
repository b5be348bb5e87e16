import type { Context } from "hono";
import type { ApplicationFilter } from "../../db/applications/admin-applications.ts";
import type { Env } from "../../env.ts";
import { isAnswerState, isPaymentStatus, searchText } from "../../shared/applications/admin-application.ts";
import { asciiEmail } from "../../shared/email-address.ts";

/** What an address asks for; list and export take the same. */
export function readApplicationFilter(c: Context<Env>): ApplicationFilter {
  const search = searchText(c.req.query("search"));
  const payment = c.req.query("payment");
  const state = c.req.query("state");
  return {
    search: search && asciiEmail(search),
    state: isAnswerState(state) ? state : undefined,
    payment: isPaymentStatus(payment) ? payment : undefined,
  };
}
