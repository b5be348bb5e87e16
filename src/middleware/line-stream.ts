/**
 * Streams lines while `work` runs. Work never waits for the reader. An error breaks the stream off, so that
 * nobody takes it for complete.
 */
export function lineStream(
  work: (onLine: (line: string) => void) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let listening = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited, so that the reader gets lines at once.
      void work((line) => {
        if (listening) controller.enqueue(encoder.encode(`${line}\n`));
      }).then(
        () => listening && controller.close(),
        (error: unknown) => listening && controller.error(error),
      );
    },
    cancel() {
      listening = false;
    },
  });
}
