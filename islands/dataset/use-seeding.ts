import { useRef, useState } from "react";
import { ApiError, api } from "../lib/api.ts";
import { readLines } from "./read-lines.ts";
import { t } from "./seed-words.ts";

/** Idle; running; then how it ended: `busy` when another seeding was running. */
export type SeedPhase = "idle" | "running" | "success" | "busy" | "error";

export interface SeedState {
  phase: SeedPhase;
  lines: string[];
}

/** Runs the seeding and follows the server's text line by line. */
export function useSeeding(initial: SeedState, busyLine: string) {
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
      await readLines(await ask(), t("admin.seed.noBody"), (line) => show("running", line));
      show(lines.at(-1) === busyLine ? "busy" : "success");
    } catch (error) {
      show("error", t("admin.seed.error.line", { message: messageOf(error) }));
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
