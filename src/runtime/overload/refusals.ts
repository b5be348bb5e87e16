import { site } from "../../content/site.ts";
import { inLanguage, loadLanguage } from "../../content/words.ts";
import type { Services } from "../../env.ts";
import { failures } from "../../errors.ts";
import { isCall } from "../../middleware/route-at.ts";
import { fileHeaders } from "../../middleware/security-headers.ts";
import { type Timer, wallTimer } from "../../services/timer.ts";
import { type Locale, languages, localeOf } from "../../shared/languages.ts";
import { say } from "../../shared/say.ts";
import { speech } from "../../shared/speech.ts";

const [status, sentence] = failures.overloaded;

function pageInLanguage(): string {
  const locale = (speech()?.locale ?? "en") as Locale;
  const tag = `<html lang="${locale}" dir="${languages[locale].direction}">`;
  return `<!doctype html>${tag}<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site.name}</title><h1>${site.name}</h1><p>${say(sentence)}</p>`;
}
const json = JSON.stringify({ message: sentence });

/** A refusal must cost less than the work that it refuses, also in the log. */
export class Refusals {
  readonly #log: Services["log"];
  readonly #headers: Record<string, string>;
  readonly #languages: readonly Locale[];
  readonly #timer: Timer;
  #refused = 0;

  constructor({ log, settings }: Pick<Services, "log" | "settings">, timer = wallTimer) {
    this.#timer = timer;
    this.#log = log;
    this.#languages = settings.languages;
    this.#headers = { ...fileHeaders(settings.siteUrl), "Cache-Control": "no-store" };
  }

  answer(path: string): Response {
    this.#count();
    const isForProgram = isCall(path);
    return new Response(isForProgram ? json : this.#page(path), {
      status,
      headers: {
        ...this.#headers,
        "Content-Type": isForProgram ? "application/json" : "text/html; charset=utf-8",
        // Random delays keep refused visitors from returning together.
        "Retry-After": String(3 + Math.floor(Math.random() * 6)),
      },
    });
  }

  /** Does not wait for a language that no page has needed so far. The next refusal has it. */
  #page(path: string): string {
    const { locale } = localeOf(path);
    if (!this.#languages.includes(locale)) return inLanguage("en", pageInLanguage);
    void loadLanguage(locale);
    return inLanguage(locale, pageInLanguage);
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
