import type { ChildProcess, SpawnOptions } from "node:child_process";

export function start(command: string, args: string[], options?: SpawnOptions): ChildProcess;
export function ended(child: ChildProcess): Promise<number>;
export function kill(child: ChildProcess, signal?: NodeJS.Signals): void;
export function eachLine(child: ChildProcess, line: (text: string) => void): void;
