import { type Intent, prepare } from "../support/fixtures.ts";
import { anApplicant, complete, submit } from "../support/payment-steps.ts";
import { Browser } from "../support/site.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import type { PaidSite } from "./paid-site.ts";

type Site = Pick<PaidSite, "world" | "standIn">;

/** Somebody who applies and pays. Each step may be taken again after a cut: as the same browser with the same words. */
export class Applicant {
  readonly application = anApplicant();
  readonly browser: Browser;
  readonly #standIn: StripeStandIn;
  #eventId: string | undefined;
  #intent: Intent | undefined;
  #id: string | undefined;

  private constructor({ world, standIn }: Site) {
    this.browser = new Browser(world);
    this.#standIn = standIn;
  }

  /** Has typed something already: the browser is known by its cookie. */
  static async begin(site: Site): Promise<Applicant> {
    const applicant = new Applicant(site);
    const { fullName } = applicant.application;
    await answered(
      await applicant.browser.send("/api/draft", {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ answers: { fullName } }),
      }),
    );
    return applicant;
  }

  get intent(): Intent {
    if (!this.#intent) throw new Error("no payment is ready yet");
    return this.#intent;
  }

  get isPaid(): boolean {
    return this.#intent !== undefined && this.#statusOf(this.#intent) === "succeeded";
  }

  async prepare(): Promise<void> {
    this.#intent = await prepare(this.browser, this.application);
  }

  /** With the card, at the provider; who has paid already is not asked again. */
  pay(): void {
    if (!this.isPaid) this.#standIn.pay(this.intent.id);
  }

  async send(): Promise<void> {
    this.#id = await submit(this.browser, this.application);
  }

  async complete(): Promise<void> {
    if (!this.#id) await this.send();
    await answered(await complete(this.browser, this.#id!, this.intent));
  }

  /** The provider tells of the payment, again with each call, until it is told that it was heard. */
  async hear(): Promise<void> {
    const known = this.#eventId === undefined ? {} : { id: this.#eventId };
    const event = this.#standIn.signedEvent("payment_intent.succeeded", this.intent.id, known);
    this.#eventId = event.id;
    const status = await this.#standIn.deliver(event);
    if (status !== 200) throw new Error(`the event was answered with ${status}`);
  }

  get eventId(): string | undefined {
    return this.#eventId;
  }

  #statusOf({ id }: Intent): string | undefined {
    return this.#standIn.intents().find((intent) => intent.id === id)?.status;
  }
}

async function answered(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
