import { ended, kill, start } from "../shared/processes.mjs";
import { root } from "../shared/root.mjs";
import { startLane } from "./lane-process.mjs";

/** WebAssembly gives memory back late, so a lane that has grown further is replaced. */
const mostMegabytes = 2_000;

const slowestShown = 5;

export async function runCheck({ args, limitSeconds, env }) {
  const child = start(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  const limit = setTimeout(() => {
    console.error(`\n  failed: not done within ${limitSeconds} s`);
    kill(child);
  }, limitSeconds * 1000);
  const code = await ended(child);
  clearTimeout(limit);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Lanes take files from a common queue, those that match `first` at first. The slowest are told at the end. */
export async function runTestFiles({
  folder = ".",
  pattern,
  first = /^$/,
  lanes = 1,
  preload,
  limitSeconds,
  graceMs = 30_000,
  env,
  openLane = async () => ({ env }),
}) {
  const sum = { passed: 0, failed: 0, failures: [], output: [] };
  const times = [];
  const queue = await filesIn(folder, pattern, first);
  const count = queue.length;
  if (count === 0) fail("no file matches");
  await Promise.all(Array.from({ length: Math.min(lanes, queue.length) }, takeFiles));
  if (sum.passed + sum.failed === 0) fail("no test ran");
  if (count > slowestShown) console.log(slowestOf(times));
  return sum;

  async function takeFiles() {
    const place = await openLane();
    // With one lane nothing interleaves, and a file may take minutes.
    const onLine = lanes === 1 ? (line) => isTold(line) && console.log(line) : undefined;
    const open = () => startLane({ env: place.env, preload, graceMs, onLine });
    let lane;
    try {
      for (let file = queue.shift(); file; file = queue.shift()) {
        lane ??= open();
        const begun = Date.now();
        const { lines, code, megabytes } = await lane.run(file, limitSeconds);
        times.push({ name: file.name, seconds: (Date.now() - begun) / 1000 });
        note(file.name, lines, code);
        if (code !== undefined) lane = undefined;
        else if (megabytes > mostMegabytes) lane = await endLane(lane);
      }
      await endLane(lane);
    } finally {
      await place.close?.();
    }
  }

  async function endLane(lane) {
    const fault = await lane?.end();
    if (fault !== undefined) fail(fault);
  }

  function note(name, lines, code) {
    const { passed, failed, faults } = countsIn(lines, code);
    sum.passed += passed;
    sum.failed += failed;
    if (lanes > 1) console.log(lines.filter(isTold).join("\n"));
    for (const fault of faults) console.error(`  failed: ${name}: ${fault}`);
    sum.failures.push(...[...failuresIn(lines), ...faults].map((failure) => `${name}: ${failure}`));
    if (failed > 0) sum.output.push(lines.join("\n"));
  }

  function fail(fault) {
    console.error(`  failed: ${fault}`);
    sum.failed += 1;
    sum.failures.push(fault);
  }
}

async function filesIn(folder, pattern, first) {
  const { parse } = await import("uvu/parse");
  const { suites } = await parse(folder, pattern, { cwd: root, ignore: "^(\\.|dist|node_modules)" });
  return [
    ...suites.filter(({ name }) => first.test(name)),
    ...suites.filter(({ name }) => !first.test(name)),
  ];
}

const slowestOf = (times) =>
  times
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestShown)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join("\n");

const isTold = (line) => !/^ {2}(Total|Passed|Skipped):|^$/.test(line);

const failuresIn = (lines) => lines.flatMap((line) => /^\s*FAIL\s+(.+)/.exec(line)?.[1] ?? []);

/** uvu ends well when a test was skipped or when a hook before the tests threw. */
function countsIn(lines, code) {
  const { Total: total = 0, Passed: passed = 0, Skipped: skipped = 0, Duration: duration } = summaryOf(lines);
  const ended = duration !== undefined;
  const faults = [
    !ended && `it ended before its summary, with ${code}`,
    ended && code !== undefined && `it ended with ${code} after its summary`,
    skipped > 0 && `${skipped} tests were skipped`,
  ].filter(Boolean);
  const failed = total - passed + faults.length;
  if (passed + failuresIn(lines).length < total)
    faults.push("a before hook threw, which uvu keeps to itself");
  return { passed, failed, faults };
}

function summaryOf(lines) {
  const told = lines.flatMap((line) => {
    const [, name, value] = /^ {2}(Total|Passed|Skipped|Duration): +(\S+)/.exec(line) ?? [];
    return name ? [[name, Number.parseInt(value, 10)]] : [];
  });
  return Object.fromEntries(told);
}
