import { type Answer, refused } from "./answer.ts";

/** Stripe saves the first answer to each key, also a fault, and repeats it. */
export class IdempotencyKeys {
  private readonly saved = new Map<string, { request: string; answer: Answer }>();

  /** Returns the saved answer of the key, a refusal when another request used the key, or undefined for a new key. */
  recall(key: string, request: string): Answer | undefined {
    const known = this.saved.get(key);
    if (!known) return undefined;
    if (known.request === request) {
      const { answer } = known;
      return { ...answer, headers: { ...answer.headers, "idempotent-replayed": "true" } };
    }
    const message =
      "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
      `Try using a key other than '${key}' if you meant to execute a different request.`;
    return refused(400, message, { type: "idempotency_error" });
  }

  keep(key: string, request: string, answer: Answer): void {
    if (wasExecuted(answer)) this.saved.set(key, { request, answer });
  }
}

/**
 * Stripe saves what it executed. It saves neither a refusal of wrong parameters nor a fault in front of the API
 * (429, 502, 503).
 */
function wasExecuted({ status, body }: Answer): boolean {
  const wrongParameter = JSON.stringify(body).includes('"param":');
  return status < 400 || status === 500 || (status < 429 && !wrongParameter);
}
