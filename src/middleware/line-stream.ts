/**
 * A text that grows line by line while `work` goes on. Work never waits for the reader; when it fails the stream breaks
 * off, so that the reader cannot take it for finished.
 */
export function lineStream(
  work: (onLine: (line: string) => void) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let listening = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited: the reader gets the first line before the last is written.
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
