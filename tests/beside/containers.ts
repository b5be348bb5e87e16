import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shared } from "./beside.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns what the program printed; throws with its last lines when it fails. */
export function run(command: string, args: string[]): string {
  const { status, stdout, error, stderr } = tried(command, args);
  if (status !== 0) {
    const lines = (stdout + stderr).trimEnd().split("\n").slice(-25).join("\n");
    throw error ?? new Error(`${command} ${args.join(" ")} ended with ${status}:\n${lines}`);
  }
  return stdout.trim();
}

export function tried(command: string, args: string[]) {
  return spawnSync(command, args, { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
}

/** Images and containers of this run alone. */
const images = join(shared, "images");
const store = ["--root", images, "--runroot", join(shared, "running"), "--storage-driver", "overlay"];
// This pair also works where cgroups of both versions are mounted.
const runtime = ["--runtime", "runc", "--cgroup-manager", "cgroupfs"];
const networks = ["--network-config-dir", join(shared, "networks")];
/** Each call of podman needs these options to find the images. */
export const engine = [...store, ...runtime, ...networks];
// Podman's own limits are above those of a container in which this test may run.
const place = ["--network=host", "--ulimit=nofile=1024:4096", "--ulimit=nproc=1024:4096"];

export const podman = (...args: string[]) => run("podman", [...engine, ...args]);
export const triedPodman = (...args: string[]) => tried("podman", [...engine, ...args]);

/** Runs a container that answers on this machine's own ports, and gives what it printed. */
export const inContainer = (...args: string[]) => podman("run", ...place, ...args);

export function importImage(archive: string, name: string): void {
  const path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  podman("import", "--change", `ENV ${path}`, archive, name);
}

/** Builds the Dockerfile as it is. Only this machine's way to the registry of npm reaches into the build. */
export function build(name: string, base: string, ...options: string[]): void {
  const args = [
    "--isolation=chroot",
    "--network=host",
    "--layers",
    "--force-rm",
    "--build-arg",
    `NODE_IMAGE=${base}`,
  ];
  const npm = npmOfThisMachine().flatMap((volume) => ["--volume", volume]);
  run("buildah", [...store, "bud", ...args, ...npm, ...options, "--tag", name, "."]);
}

/** Writes the same image in the OCI format, as buildah and podman do by themselves. */
export function asOci(image: string, name: string): void {
  const container = run("buildah", [...store, "from", image]);
  run("buildah", [...store, "commit", "--format=oci", "--rm", container, name]);
}

/** The certificates that npm trusts here, and the registry that it asks. Debian's base has none of its own. */
function npmOfThisMachine(): string[] {
  const folder = join(shared, "npm");
  mkdirSync(folder, { recursive: true });
  const [registry, certificates] = ["registry", "cafile"].map((name) => run("npm", ["config", "get", name]));
  const inside = "/usr/local/etc";
  const settings = [`registry=${registry}`];
  const volumes = [`${join(folder, "npmrc")}:${inside}/npmrc:ro`];
  if (certificates && certificates !== "null") {
    copyFileSync(certificates, join(folder, "certificates.pem"));
    settings.push(`cafile=${inside}/certificates.pem`);
    volumes.push(`${join(folder, "certificates.pem")}:${inside}/certificates.pem:ro`);
  }
  writeFileSync(join(folder, "npmrc"), `${settings.join("\n")}\n`);
  return volumes;
}

export const megabytesOf = (image: string) =>
  Math.round(Number(podman("image", "inspect", "--format", "{{.Size}}", image)) / 1e6);

/** The store is mounted over itself, so that nothing could remove its folder. */
export function forgetContainers(): void {
  triedPodman("rm", "--all", "--force");
  tried("umount", ["--recursive", join(images, "overlay")]);
}
