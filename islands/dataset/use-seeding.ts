import { useRef, useState } from "react";
import { adminSeedWords } from "../../src/content/en/admin-seed.ts";
import { translator } from "../../src/content/translator.ts";
import { ApiError, api } from "../lib/api.ts";

export const t = translator(adminSeedWords);

/** `busy`: another seeding was running. */
export type SeedPhase = "idle" | "running" | "success" | "busy" | "error";

export interface SeedState {
  phase: SeedPhase;
  lines: string[];
  secondsLeft?: number | undefined;
}

/** Expects each missing line to take as long as each line so far. */
export function secondsLeft(elapsedMs: number, done: number, all: number): number | undefined {
  if (done === 0 || done >= all) return undefined;
  return Math.max(1, Math.ceil(((elapsedMs / done) * (all - done)) / 1000));
}

export function useSeeding(initial: SeedState, busyLine: string, lineCount: number) {
  const [state, setState] = useState(initial);
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    let lines: string[] = [];
    const startedAt = performance.now();
    const show = (phase: SeedPhase, line?: string) => {
      if (line !== undefined) lines = [...lines, line];
      const left = secondsLeft(performance.now() - startedAt, lines.length, lineCount);
      setState({ phase, lines, secondsLeft: phase === "running" ? left : undefined });
    };
    show("running");
    try {
      await readLines(await ask(), t("admin.seed.noBody"), (line) => show("running", line));
      show(lines.at(-1) === busyLine ? "busy" : "success");
    } catch (error) {
      show("error", t("admin.seed.error.line", { message: messageOf(error) }));
    }
    running.current = false;
  };
  return { ...state, run };
}

/** It has no timeout, since a large dataset takes its time. */
async function ask() {
  const response = await api.admin["seed-production"].$post({ json: {} }, { fetch });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.said ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** Calls `onLine` for each whole line. Throws `noBody` for an empty body, which some browsers report as none. */
export async function readLines(
  response: Pick<Response, "body">,
  noBody: string,
  onLine: (line: string) => void,
): Promise<void> {
  if (!response.body) throw new Error(noBody);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let unfinished = "";
  let received = 0;
  for (let ended = false; !ended; ) {
    const { done, value } = await reader.read();
    ended = done;
    received += value?.byteLength ?? 0;
    const lines = (unfinished + decoder.decode(value, { stream: !done })).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  }
  if (unfinished) onLine(unfinished);
  if (received === 0) throw new Error(noBody);
}
