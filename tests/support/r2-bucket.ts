/** R2 as a Worker sees it: objects by name. */
export function r2BucketOf(objects: Map<string, Uint8Array>) {
  return {
    head: async (key: string) => objects.get(key) ?? null,
    get: async (key: string) => {
      const found = objects.get(key);
      return found ? { arrayBuffer: async () => Uint8Array.from(found).buffer } : null;
    },
    put: async (key: string, value: Uint8Array) => objects.set(key, value),
    delete: async (keys: string | string[]) => [keys].flat().map((key) => objects.delete(key)),
    list: async () => ({ objects: [...objects.keys()].map((key) => ({ key })) }),
  };
}
