import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "./shared/root.mjs";

/** npm 11's `--omit dev` leaves out packages that a development package shares with the site. */
const read = (file) => JSON.parse(readFileSync(at(file), "utf8"));
const { devDependencies, overrides, ...manifest } = read("package.json");
const lock = read("package-lock.json");
const { "": own, ...packages } = lock.packages;
const { devDependencies: _, ...root } = own;
const shipped = Object.entries(packages).filter(([, { dev }]) => !dev);

const temporary = mkdtempSync(join(tmpdir(), "sbom-"));
// npm takes the folder's name for the component's.
const folder = join(temporary, manifest.name);
try {
  mkdirSync(folder);
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
  write("package.json", manifest);
  write("package-lock.json", { ...lock, packages: Object.fromEntries([["", root], ...shipped]) });
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const { status } = spawnSync("npm", args, {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
