import { eachLine, ended, kill, start } from "../shared/processes.mjs";
import { root } from "../shared/root.mjs";

const free = /^@lane is free, (\d+) MB$/;

export function startLane({ env, preload = [], graceMs, onLine = () => {} }) {
  const imports = ["tsx", ...preload].flatMap((module) => ["--import", module]);
  const child = start(process.execPath, [...imports, "scripts/test/lane.mjs", String(graceMs)], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const closed = ended(child);
  let lines = [];
  let megabytes = 0;
  let isFree = () => {};
  eachLine(child, (line) => {
    const told = free.exec(line);
    if (told) {
      megabytes = Number(told[1]);
      // The other stream may still carry output of the test.
      setImmediate(isFree);
    } else {
      lines.push(line);
      onLine(line);
    }
  });

  async function run(file, limitSeconds) {
    lines = [];
    const said = lines;
    const done = new Promise((resolve) => {
      isFree = () => resolve(undefined);
    });
    const limit = setTimeout(() => {
      said.push(`not done within ${limitSeconds} s`);
      kill(child);
    }, limitSeconds * 1000);
    if (child.connected) child.send(file);
    const code = await Promise.race([done, closed]);
    clearTimeout(limit);
    return { lines: said, code, megabytes };
  }

  async function end() {
    lines = [];
    if (child.connected) child.send("end");
    // The process ends itself after its grace, unless a test blocks it.
    const limit = setTimeout(() => kill(child), graceMs + 10_000);
    const code = await closed;
    clearTimeout(limit);
    if (code === 0) return undefined;
    return lines.findLast((line) => line.trim() !== "") ?? `it ended with ${code}`;
  }

  return { run, end };
}
