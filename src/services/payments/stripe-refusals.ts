/** Returns undefined for a refusal with one of these codes, and throws any other error. */
export function unlessRefused(...codes: string[]) {
  return (error: unknown): undefined => {
    const code = codeOf(error);
    if (code === undefined || !codes.includes(code)) throw error;
  };
}

export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** Returns undefined when the key may not do this, and throws any other error. */
export function unlessForbidden(error: unknown): undefined {
  if (error instanceof Error && "type" in error && error.type === "StripePermissionError") return;
  throw error;
}
