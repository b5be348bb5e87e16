import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const supply = suite("supply chain");

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(`${root}${file}`, "utf8"));

type Versions = Record<string, string>;
const wanted: { dependencies: Versions; devDependencies: Versions; overrides: Versions } =
  read("package.json");

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
}
const locked: [place: string, Locked][] = Object.entries(
  read("package-lock.json").packages as Record<string, Locked>,
).filter(([place]) => place !== "");

supply("pins every package to one version", () => {
  const all = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.overrides };
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  assert.equal(loose, []);
});

supply("locks what is asked for", () => {
  const at = new Map(locked.map(([place, { version }]) => [place, version]));
  const all = { ...wanted.dependencies, ...wanted.devDependencies };
  const other = Object.entries(all).filter(([name, version]) => at.get(`node_modules/${name}`) !== version);
  assert.equal(other, []);
});

supply("knows the hash of every package, and takes it from nowhere but the registry", () => {
  const unknown = locked.filter(
    ([, { integrity, resolved = "https://registry.npmjs.org/" }]) =>
      !integrity?.startsWith("sha512-") || !resolved.startsWith("https://registry.npmjs.org/"),
  );
  assert.equal(
    unknown.map(([place]) => place),
    [],
  );
});

supply("installs without letting a package run anything", () => {
  assert.match(readFileSync(`${root}scripts/shared/install.mjs`, "utf8"), /"ci", "--ignore-scripts"/);
  assert.match(readFileSync(`${root}.npmrc`, "utf8"), /^ignore-scripts=true$/m, "for npm ci and npm install");
  const scripted = locked.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev);
  assert.equal(
    scripted.map(([place]) => place),
    [],
    "the site itself needs none",
  );
});

supply("lists what the running site is made of, by npm run sbom", async () => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(npm, ["run", "--silent", "sbom"], options);
  const { bomFormat, metadata, components } = JSON.parse(stdout) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string }[];
  };
  assert.is(bomFormat, "CycloneDX");
  assert.is(metadata.component.name, "landfall");
  const listed = new Map(components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(wanted.dependencies)) assert.is(listed.get(name), version);
  assert.not(listed.has("playwright"));
});

supply.run();
