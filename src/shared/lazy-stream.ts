type Read = { done?: false; value: Uint8Array } | { done: true; value?: unknown };

export const lazyStream = (next: () => Promise<Read>, cancel: (reason: unknown) => unknown) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const read = await next();
        if (read.done) controller.close();
        else controller.enqueue(read.value);
      },
      cancel: async (reason) => void (await cancel(reason)),
    },
    { highWaterMark: 0 },
  );
