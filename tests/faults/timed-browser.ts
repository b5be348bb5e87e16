import { Browser, json } from "../support/site.ts";

/** One answer of the site's, whole. */
export interface TimedAnswer {
  call: string;
  status: number;
  body: string;
  ms: number;
}

const mostTimes = 20;
const pauseMs = 200;

/** A visitor who looks at the clock, and asks again when told that it was in vain. */
export class TimedBrowser extends Browser {
  readonly #answers: TimedAnswer[];

  constructor(url: string, answers: TimedAnswer[]) {
    super({ url });
    this.#answers = answers;
  }

  override async send(path: string, init: RequestInit = {}): Promise<Response> {
    const begun = performance.now();
    const response = await super.send(path, init);
    const body = await response.text();
    const ms = performance.now() - begun;
    this.#answers.push({ call: `${init.method ?? "GET"} ${path}`, status: response.status, body, ms });
    return new Response(body, response);
  }

  /** The same again and again, as long as the site cannot do it just now. */
  async persist(path: string, body: unknown, method = "POST"): Promise<Response> {
    for (let time = 1; ; time++) {
      const response = await this.send(path, json(body, method));
      if (response.status !== 503 || time === mostTimes) return response;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
