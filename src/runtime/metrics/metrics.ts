import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Figure } from "../../db/operating-figures.ts";
import { routeOf } from "../../middleware/route-at.ts";
import { methods } from "../../shared/route.ts";
import type { LoadLimit } from "../overload/load-limit.ts";

export interface Answered {
  method: string;
  path: string;
  /** Undefined when the client left before the answer began. */
  status: number | undefined;
  seconds: number;
}

const known = new Set<string>([...methods, "HEAD", "OPTIONS"]);

export class Metrics {
  readonly #registry = new Registry();
  readonly #load: LoadLimit;
  readonly #figuresNow: () => Promise<Figure[]>;

  readonly #requests = new Counter({
    ...this.#named("http_requests_total", "Answered requests, by the path in the map of routes."),
    labelNames: ["method", "route", "status"],
  });
  readonly #seconds = new Histogram({
    ...this.#named(
      "http_request_duration_seconds",
      "Time from a request's headers to the end of its answer.",
    ),
    labelNames: ["route"],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
  });
  readonly #working = this.#gauge("requests_working", "Requests that are being answered.");
  readonly #waiting = this.#gauge("requests_waiting", "Requests that wait for their turn.", "line");
  readonly #shedding = this.#gauge("load_shedding", "1 while the site refuses requests to shorten a line.");
  readonly #refused = new Counter({
    ...this.#named("refusals_total", "Requests that the site refused because of too much load."),
    labelNames: ["rank"],
  });
  readonly #databaseUp = this.#gauge("database_up", "1 when the database answered this scrape.");
  readonly #figures: Record<Figure["name"], Gauge> = {
    outbox_emails: this.#gauge("outbox_emails", "Emails that are not sent.", "state"),
    outbox_overdue_seconds: this.#gauge(
      "outbox_overdue_seconds",
      "How long the next email has been due.",
      "state",
    ),
    payments: this.#gauge("payments", "Payments that wait for something.", "state"),
    payments_oldest_unsettled_seconds: this.#gauge(
      "payments_oldest_unsettled_seconds",
      "Age of the oldest payment that is neither settled nor ended.",
      "state",
    ),
    reconciler_last_finished_timestamp_seconds: this.#gauge(
      "reconciler_last_finished_timestamp_seconds",
      "When the reconciler last finished a whole run.",
      "state",
    ),
    reconciler_differences: this.#gauge(
      "reconciler_differences",
      "Differences that the last whole run of the reconciler found.",
      "state",
    ),
    documents: this.#gauge("documents", "Documents that nobody knows to be clean, by their scan.", "state"),
    drafts: this.#gauge("drafts", "Applications that are begun and not sent.", "state"),
  };

  constructor(load: LoadLimit, figuresNow: () => Promise<Figure[]>) {
    this.#load = load;
    this.#figuresNow = figuresNow;
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Strangers choose paths and methods, but not how many values the labels have. */
  count({ method, path, status, seconds }: Answered): void {
    const route = path.startsWith("/assets/") ? "/assets/*" : (routeOf({ method, path })[0]?.path ?? "/*");
    this.#requests.inc({
      method: known.has(method) ? method : "other",
      route,
      status: String(status ?? "none"),
    });
    this.#seconds.observe({ route }, seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    const figures = await this.#figuresNow().catch(() => undefined);
    this.#databaseUp.set(figures ? 1 : 0);
    // While the database is away its figures are left out, because old ones would look like new ones.
    for (const gauge of Object.values(this.#figures)) gauge.reset();
    for (const { name, state, value } of figures ?? [])
      this.#figures[name].set(state === null ? {} : { state }, value);
    this.#working.set(this.#load.working);
    this.#shedding.set(Number(this.#load.isShedding));
    for (const [line, length] of Object.entries(this.#load.waiting)) this.#waiting.set({ line }, length);
    this.#refused.reset();
    for (const [rank, count] of Object.entries(this.#load.refused)) this.#refused.inc({ rank }, count);
    return this.#registry.metrics();
  }

  #named(name: string, help: string) {
    return { name: `landfall_${name}`, help, registers: [this.#registry] };
  }

  #gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ ...this.#named(name, help), labelNames });
  }
}
