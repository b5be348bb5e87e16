import { spawn } from "node:child_process";
import { constants } from "node:os";

const running = new Set();
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

process.on("exit", () => {
  for (const child of running) kill(child);
});

/** A process group of its own lets `kill` also end what the program starts. */
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

/** Resolves to -1 when the program could not be started or was killed. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(`${child.spawnargs[0]}: ${error.message}`);
      resolve(-1);
    });
    child.once("close", (code) => resolve(code ?? -1));
  });
}

export function kill(child, signal = "SIGKILL") {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH" && error.code !== "EPERM") throw error;
  }
}

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
