import { spawn } from "node:child_process";
import { constants } from "node:os";

const running = new Set();
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

process.on("exit", () => {
  for (const child of running) kill(child);
});

/**
 * Starts a program as the head of its own process group, so that what it starts can be ended with it, and ends it
 * when this process ends.
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options, detached: true });
  if (running.size === 0) for (const signal of signals) process.on(signal, stop);
  running.add(child);
  child.once("exit", () => endWhatItLeft(child));
  child.once("close", () => forget(child));
  child.once("error", () => forget(child));
  return child;
}

/** A grandchild that lives on would keep the pipes open, and with them this process. */
function endWhatItLeft(child) {
  kill(child);
  const letGo = setTimeout(() => {
    child.stdout?.destroy();
    child.stderr?.destroy();
  }, 2_000);
  child.once("close", () => clearTimeout(letGo));
}

/** Without children the signals are left alone: the server has its own way to stop. */
function forget(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, stop);
}

const stop = (signal) => process.exit(128 + constants.signals[signal]);

/** Resolves once the program has ended: its exit code, or -1 when it could not be started or was killed. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${child.spawnargs[0]}: ${error.message}`);
      resolve(-1);
    });
    child.once("close", (code) => resolve(code ?? -1));
  });
}

/** Signals the program and everything it started. */
export function kill(child, signal = "SIGKILL") {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}

/** Calls `line` for every line of a program's output, without its colours. */
export function eachLine(child, line) {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = "";
    stream.setEncoding("utf8").on("data", (text) => {
      const lines = (rest + text).split(/\r?\n/);
      rest = lines.pop();
      for (const one of lines) line(withoutColours(one));
    });
    stream.on("end", () => rest && line(withoutColours(rest)));
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how a terminal's colours begin.
const withoutColours = (text) => text.replace(/\x1b\[[0-9;]*m/g, "");
