const delaysMs = [1000, 2000, 4000, 8000];

/** Returns milliseconds, or undefined to give up. Random delays keep many phones from retrying at the same moment. */
export function delayAfter(failures: number, random: () => number = Math.random): number | undefined {
  const delay = delaysMs[failures - 1];
  return delay === undefined ? undefined : Math.round(delay * (0.75 + random() * 0.5));
}

/** Another try may succeed: there was no line, or the server was busy. */
export class Retriable extends Error {
  override name = "Retriable";
}

export const isPassing = (status: number): boolean => status >= 500 || status === 408;

export interface Retrying {
  signal: AbortSignal;
  onWait: (ms: number) => void;
}

export async function withRetries<T>(attempt: () => Promise<T>, { signal, onWait }: Retrying): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    // An attempt may begin long after the candidate has canceled, for example when a photo was made smaller before.
    signal.throwIfAborted();
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
    const waiting = new AbortController();
    const settle = (then: () => void) => () => {
      clearTimeout(timer);
      waiting.abort();
      then();
    };
    const goOn = settle(resolve);
    const timer = setTimeout(goOn, ms);
    signal.addEventListener(
      "abort",
      settle(() => reject(signal.reason)),
      { signal: waiting.signal },
    );
    // Node has no global `addEventListener`.
    globalThis.addEventListener?.("online", goOn, { signal: waiting.signal });
  });
}
