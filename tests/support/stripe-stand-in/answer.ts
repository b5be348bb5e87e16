export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export interface Refusal {
  type?: string;
  code?: string;
  param?: string;
}

export function refused(status: number, message: string, refusal: Refusal = {}): Answer {
  return { status, body: { error: { type: "invalid_request_error", message, ...refusal } } };
}

export function fault(status: number): Answer {
  const type = status < 500 ? "invalid_request_error" : "api_error";
  const code = status === 429 ? "rate_limit" : undefined;
  const answer = refused(status, "Something went wrong on Stripe's end.", { type, code });
  // Stripe repeats a saved 500 and says so, because another try with the same key is useless.
  return status === 500 ? { ...answer, headers: { "stripe-should-retry": "false" } } : answer;
}
