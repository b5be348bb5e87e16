const delaysMs = [1000, 2000, 4000, 8000];

/** Seconds to wait after the given number of failures; undefined when it is time to give up. A little random, so that
 * a thousand phones that lost the same cell do not come back in the same instant. */
export function delayAfter(failures: number, random: () => number = Math.random): number | undefined {
  const delay = delaysMs[failures - 1];
  return delay === undefined ? undefined : Math.round(delay * (0.75 + random() * 0.5));
}

/** What another try may mend: no line, or a server that is busy for the moment. */
export class Retriable extends Error {
  override name = "Retriable";
}

/** Whether an answer with this status may be another one soon. */
export const isPassing = (status: number): boolean => status >= 500 || status === 408;

export interface Retrying {
  signal: AbortSignal;
  /** Told before each wait, in milliseconds. */
  onWait: (ms: number) => void;
}

export async function withRetries<T>(attempt: () => Promise<T>, { signal, onWait }: Retrying): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = error instanceof Retriable ? delayAfter(failures) : undefined;
      if (delay === undefined || signal.aborted) throw error;
      onWait(delay);
      await pause(delay, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
