import { site } from "../../content/site.ts";
import type { Services } from "../../env.ts";
import { failures } from "../../errors.ts";
import { isCall } from "../../middleware/route-at.ts";
import { fileHeaders } from "../../middleware/security-headers.ts";
import { type Timer, wallTimer } from "../../services/timer.ts";

const [status, sentence] = failures.overloaded;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site.name}</title><h1>${site.name}</h1><p>${sentence}</p>`;
const json = JSON.stringify({ message: sentence });

/** A refusal must cost less than the work, also in the log. */
export class Refusals {
  readonly #log: Services["log"];
  readonly #headers: Record<string, string>;
  readonly #timer: Timer;
  #refused = 0;

  constructor({ log, settings }: Pick<Services, "log" | "settings">, timer = wallTimer) {
    this.#timer = timer;
    this.#log = log;
    this.#headers = { ...fileHeaders(settings.siteUrl), "Cache-Control": "no-store" };
  }

  answer(path: string): Response {
    this.#count();
    const isForProgram = isCall(path);
    return new Response(isForProgram ? json : page, {
      status,
      headers: {
        ...this.#headers,
        "Content-Type": isForProgram ? "application/json" : "text/html; charset=utf-8",
        // Random delays keep refused visitors from returning together.
        "Retry-After": String(3 + Math.floor(Math.random() * 6)),
      },
    });
  }

  #count(): void {
    this.#refused += 1;
    if (this.#refused > 1) return;
    this.#timer.after(1_000, () => {
      this.#log({ event: "overloaded", refused: this.#refused });
      this.#refused = 0;
    });
  }
}
