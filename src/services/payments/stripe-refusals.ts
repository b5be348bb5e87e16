/** Turns a refusal by one of these codes into undefined. */
export function unlessRefused(...codes: string[]) {
  return (error: unknown): undefined => {
    const code = codeOf(error);
    if (code === undefined || !codes.includes(code)) throw error;
  };
}

/** Stripe's own name of what it says no to. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
