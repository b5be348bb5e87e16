import { openDataFolder } from "./data-folder.ts";
import { claimFolder } from "./folder-claim.mjs";

class FolderInUse extends Error {
  override name = "FolderInUse";
}

/** Returns a function that unlocks the folder. Throws `FolderInUse` while another process has it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await openDataFolder(folder);
  const claim = await claimFolder(folder);
  if (typeof claim === "function") return claim;
  throw new FolderInUse(
    `The data folder ${folder} is in use by process ${claim}. Stop that process, or set DATA_DIR to another folder.`,
  );
}
