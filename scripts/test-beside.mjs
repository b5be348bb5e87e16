import "./shared/check-node.mjs";
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { install } from "./shared/install.mjs";
import { testEnvironment } from "./test/test-environment.mjs";
import { runTestFiles } from "./test/test-files.mjs";

/** Maps a program to its Debian packages, and to the options that print its version. */
const packages = {
  nginx: ["nginx-light", "-v"],
  caddy: ["caddy", "version"],
  haproxy: ["haproxy", "-v"],
  varnishd: ["varnish", "-V"],
  prometheus: ["prometheus", "--version"],
  pgbouncer: ["pgbouncer", "--version"],
  "systemd-analyze": ["systemd", "--version"],
  openssl: ["openssl", "version"],
  postfix: ["postfix sasl2-bin libsasl2-modules python3", "-d mail_version", "postconf"],
  swift: ["swift swift-proxy swift-account swift-container swift-object", "-W swift-proxy", "dpkg-query"],
  buildah: ["buildah", "--version"],
  podman: ["podman", "--version"],
  "docker-compose": ["docker-compose", "version --short"],
  netavark: ["netavark aardvark-dns iptables", "-W netavark", "dpkg-query"],
  catatonit: ["catatonit", "--version"],
  runc: ["runc", "--version"],
  debootstrap: ["debootstrap", "--version"],
};
process.env.PATH += ":/usr/sbin";

/** These programs start as root and then give up its rights. */
const ofRoot = ["postfix", "swift"];

const versions = () =>
  Object.fromEntries(
    Object.entries(packages).map(([name, [, options, command = name]]) => [
      name,
      versionOf(command, options),
    ]),
  );

function versionOf(command, options) {
  const { stdout, stderr, error } = spawnSync(command, options.split(" "), { encoding: "utf8" });
  return error ? undefined : /\d+(\.\d+)+|systemd \d+/.exec(stdout + stderr)?.[0];
}

const missing = Object.entries(versions()).filter(([, version]) => !version);
if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
  const names = missing.map(([name]) => packages[name][0]);
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  // The tests start Postfix themselves, so the system's own mail server stays without a configuration.
  const input = "postfix postfix/main_mailer_type select No configuration";
  spawnSync("debconf-set-selections", { input });
  spawnSync("apt-get", ["update"], options);
  // Each program is installed by itself, so that a missing package keeps no other away.
  for (const some of names)
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...some.split(" ")], options);
}
if (!((await install()) && (await build()))) process.exit(1);
const { startPostgres } = await import("../tests/support/postgres-server.mjs");
const server = await startPostgres();
const found = versions();
if (process.getuid?.() !== 0) for (const name of ofRoot) found[name] = undefined;
if (!server || !found.openssl) {
  console.error("The command needs PostgreSQL and openssl. Install them (Debian: postgresql, openssl).");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "beside-"));
const walked = join(folder, "walked");
writeFileSync(walked, "");
makeCertificate(folder);
for (const [name, version] of Object.entries(found)) if (!version) note(name, "", "", "not tried");
const { passed, failed } = await runTestFiles({
  pattern: `^tests/beside/${process.argv[2] ?? ""}.*\\.beside\\.ts$`,
  // The first run makes a base image, and each run builds three images.
  limitSeconds: 40 * 60,
  env: {
    ...testEnvironment(),
    TEST_DATABASE_URL: await server.createDatabase("beside"),
    TEST_BESIDE: folder,
    TEST_BESIDE_FOUND: JSON.stringify(found),
    NODE_EXTRA_CA_CERTS: join(folder, "site.pem"),
  },
});
await server.stop();
printTable(
  readFileSync(walked, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);
rmSync(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** A certificate for localhost that signs itself. */
function makeCertificate(into) {
  const [key, certificate] = [join(into, "site.key"), join(into, "site.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject, ...files],
    {
      stdio: "ignore",
    },
  );
  writeFileSync(
    join(into, "site-and-key.pem"),
    readFileSync(certificate, "utf8") + readFileSync(key, "utf8"),
  );
}

function note(program, version, what, result) {
  appendFileSync(walked, `${JSON.stringify([program, version, what, result])}\n`);
}

function printTable(rows) {
  const all = [["program", "version", "walked", "result"], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column].length)));
  console.log("");
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
}
