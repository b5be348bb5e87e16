import { setTimeout as sleep } from "node:timers/promises";
import { eachLine, ended, kill, start } from "../shared/processes.mjs";
import { root } from "../shared/root.mjs";

/** Runs one program as one test: it passes when it ends with 0 within its time. */
export async function runCheck({ args, limitSeconds, env }) {
  const child = start(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  const code = await within(child, limitSeconds);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs the test files below `folder` whose path there matches `pattern` with uvu in one process, and counts what it
 * says. uvu itself ends well when no file matched, and never when a test left something open.
 */
export async function runTestFiles({ folder = ".", pattern, limitSeconds, graceMs = 30_000, env }) {
  const args = [
    "--import",
    "tsx",
    "node_modules/uvu/bin.js",
    folder,
    pattern,
    "-i",
    "^(\\.|dist|node_modules)",
  ];
  const child = start(process.execPath, args, { cwd: root, env });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });

  const summary = {};
  const failures = [];
  let openHandle = false;
  eachLine(child, (line) => {
    const failure = /^\s*FAIL\s+(.+)/.exec(line)?.[1];
    if (failure) failures.push(failure);
    const [, name, value] = /^ {2}(Total|Passed|Skipped|Duration): +(\S+)/.exec(line) ?? [];
    if (name !== undefined) summary[name] = Number.parseInt(value, 10);
    if (name === "Duration") void endAfterGrace();
  });
  const closed = within(child, limitSeconds);
  return count(await closed);

  async function endAfterGrace() {
    await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
    if (child.exitCode !== null || child.signalCode !== null) return;
    openHandle = true;
    kill(child);
  }

  function count(code) {
    const { Total: total = 0, Passed: passed = 0, Skipped: skipped = 0, Duration: duration } = summary;
    const faults = [
      duration === undefined && "it ended before its summary",
      duration !== undefined && total === 0 && "no test ran",
      skipped > 0 && `${skipped} tests were skipped`,
      openHandle && `an open handle kept it alive ${graceMs / 1000} s after its summary`,
    ].filter(Boolean);
    if (faults.length === 0 && code !== 0 && passed === total) faults.push(`it ended with ${code}`);
    if (code === 0 && passed < total)
      console.error("  failed: a before hook threw, which uvu keeps to itself");
    for (const fault of faults) console.error(`  failed: ${fault}`);
    return { passed, failed: total - passed + faults.length, failures: [...failures, ...faults] };
  }
}

/** The exit code of a program that is killed, with all it started, when its time is over. */
async function within(child, limitSeconds) {
  const limit = setTimeout(() => {
    console.error(`\n  failed: not done within ${limitSeconds} s`);
    kill(child);
  }, limitSeconds * 1000);
  const code = await ended(child);
  clearTimeout(limit);
  return code;
}
