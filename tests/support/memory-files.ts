import { FileMissing, type FileStore } from "../../src/services/files/files.ts";

/** `held` is the store's content by `{key}/{piece}`. `before` may refuse a piece by throwing. */
export interface MemoryFiles extends FileStore {
  held: Map<string, Uint8Array>;
}

export function memoryFiles(before: (piece: number) => void = () => {}): MemoryFiles {
  const held = new Map<string, Uint8Array>();
  return {
    held,
    async write(key, number, bytes) {
      before(number);
      held.set(`${key}/${number}`, bytes);
    },
    async read(key, number) {
      const found = held.get(`${key}/${number}`);
      if (!found) throw new FileMissing(key, number);
      return found;
    },
    async remove(key) {
      for (const name of held.keys()) if (name.startsWith(`${key}/`)) held.delete(name);
    },
  };
}
