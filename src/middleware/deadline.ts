import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { sqlInTime } from "../db/sql-in-time.ts";
import type { Env } from "../env.ts";
import { Failure } from "../errors.ts";
import { wallTimer } from "../services/timer.ts";
import { demandsAt } from "./route-at.ts";

export const deadlineMs = 10_000;
const paymentsMs = 8_000;

export const streams = ({ method, path }: Pick<HonoRequest, "method" | "path">) =>
  demandsAt(method, path)?.streams === true;

/** Refuses a request after ten seconds. From then on the database takes no statement of it. */
export const deadline = (isExempt: (request: HonoRequest) => boolean, timer = wallTimer) =>
  createMiddleware<Env>(async (c, next) => {
    if (isExempt(c.req)) return next();
    let refusal: Failure | undefined;
    c.env = {
      ...c.env,
      sql: sqlInTime(c.env.sql, () => refusal),
      payments: c.env.payments.until(new Date(Date.now() + paymentsMs)),
    };
    let callOff = () => {};
    const late = new Promise<never>((_, reject) => {
      callOff = timer.after(deadlineMs, () => {
        refusal = new Failure("tooSlow");
        reject(refusal);
      });
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      callOff();
    }
  });
