import { useRef, useState } from "react";
import { ApiError, api } from "../lib/api.ts";
import { fill } from "../lib/fill.ts";
import { readLines } from "./read-lines.ts";
import type { SeedWords } from "./seed-words.ts";

/** Idle; running; then how it ended: `busy` when another seeding was running. */
export type SeedPhase = "idle" | "running" | "success" | "busy" | "error";

export interface SeedState {
  phase: SeedPhase;
  lines: string[];
}

/** Runs the seeding and follows the server's text line by line. */
export function useSeeding(initial: SeedState, words: SeedWords) {
  const [state, setState] = useState(initial);
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    let lines: string[] = [];
    const show = (phase: SeedPhase, line?: string) => {
      if (line !== undefined) lines = [...lines, line];
      setState({ phase, lines });
    };
    show("running");
    try {
      await readLines(await ask(), words.noBody, (line) => show("running", line));
      show(lines.at(-1) === words.busyLine ? "busy" : "success");
    } catch (error) {
      show("error", fill(words.errorLine, { message: messageOf(error) }));
    }
    running.current = false;
  };
  return { ...state, run };
}

/** Without the ordinary call's patience: a large dataset takes its time. */
async function ask() {
  const response = await api.admin["seed-production"].$post({ json: {} }, { fetch });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.said ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
