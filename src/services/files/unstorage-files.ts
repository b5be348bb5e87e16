import { createStorage, type Driver } from "unstorage";
import r2Driver from "unstorage/drivers/cloudflare-r2-binding";
import { FileMissing, type FileStore, FilesAway } from "./files.ts";

export interface Bucket {
  head(key: string): Promise<unknown>;
  get(key: string): Promise<unknown>;
  put(key: string, value: Uint8Array): Promise<unknown>;
  delete(keys: string | string[]): Promise<unknown>;
  list(options?: { prefix: string }): Promise<unknown>;
}

export function r2Files(bucket: Bucket): FileStore {
  return unstorageFiles(r2Driver({ binding: bucket }));
}

/** The dynamic import keeps the driver out of the Worker. The driver's own removal hides errors and leaves folders. */
export async function fsFiles(
  directory: string,
  removeFolder: (path: string) => Promise<void>,
): Promise<FileStore> {
  const { default: fsDriver } = await import("unstorage/drivers/fs-lite");
  return {
    ...unstorageFiles(fsDriver({ base: directory })),
    async remove(key) {
      const path = folder(key);
      await answered(() => removeFolder(path));
    },
  };
}

export function unstorageFiles(driver: Driver): FileStore {
  const storage = createStorage({ driver });
  return {
    async write(key, piece, bytes) {
      const path = `${folder(key)}/${piece}`;
      await answered(() => storage.setItemRaw(path, bytes));
    },

    async read(key, piece) {
      const path = `${folder(key)}/${piece}`;
      const found: unknown = await answered(() => storage.getItemRaw(path, { type: "bytes" }));
      if (found instanceof Uint8Array) return found;
      if (found instanceof ArrayBuffer) return new Uint8Array(found);
      // The fs driver returns an error as if it were the file.
      if (found instanceof Error) throw new FilesAway(found);
      throw new FileMissing(key, piece);
    },

    async remove(key) {
      const path = folder(key);
      await answered(async () => {
        let pieces = 0;
        while (await storage.hasItem(`${path}/${pieces}`)) pieces += 1;
        // The last piece goes first, so that an interrupted removal still has piece 0 and is found again.
        for (let piece = pieces - 1; piece >= 0; piece -= 1) await storage.removeItem(`${path}/${piece}`);
      });
    },
  };
}

/** unstorage treats `/`, `:` and `\` alike and cuts a key at `?`, so only plain names are safe. */
function folder(key: string): string {
  if (!/^[\w-]+$/.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
  return `documents/${key}`;
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new FilesAway(cause);
  }
}
