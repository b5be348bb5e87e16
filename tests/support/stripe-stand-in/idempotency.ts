import { type Answer, refused } from "./answer.ts";

/** Stripe's idempotency keys: the first answer of a key is kept, faults too, and told again. */
export class IdempotencyKeys {
  private readonly saved = new Map<string, { request: string; answer: Answer }>();

  /** The saved answer of this key, the refusal when another request used it, or undefined when it is new. */
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

/** Kept is what was begun: no wrong parameters, and no faults of what stands before the API (429, 502, 503). */
function wasExecuted({ status, body }: Answer): boolean {
  const wrongParameter = JSON.stringify(body).includes('"param":');
  return status < 400 || status === 500 || (status < 429 && !wrongParameter);
}
