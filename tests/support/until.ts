/** Asks again and again until the answer is true; a sentence of what was waited for makes the failure plain. */
export async function until(what: string, isSo: () => unknown, withinMs = 120_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
