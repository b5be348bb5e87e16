/** Does the work for each, so many at a time; the results are in the order of the items. */
export async function inLanes<T, R>(
  lanes: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const rest = items.entries();
  const lane = async () => {
    for (const [index, item] of rest) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** 0, 1, 2, ... */
export const range = (length: number) => Array.from({ length }, (_, index) => index);
