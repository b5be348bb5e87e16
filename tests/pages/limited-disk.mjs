import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Loaded before the site by `node --import`: the disk is full once DISK_BYTES bytes are written. */
let left = Number(process.env.DISK_BYTES);

function take(bytes, syscall) {
  left -= bytes;
  if (left < 0)
    throw Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), {
      code: "ENOSPC",
      syscall,
    });
}

const { writeSync } = fs;
fs.writeSync = (file, data, offset, length, ...more) => {
  // The process's output is no file.
  if (file > 2) take(length ?? data.length, "write");
  return writeSync(file, data, offset, length, ...more);
};

const { writeFile } = fs.promises;
fs.promises.writeFile = async (path, data, ...more) => {
  take(data.length, "write");
  return writeFile(path, data, ...more);
};

syncBuiltinESMExports();
