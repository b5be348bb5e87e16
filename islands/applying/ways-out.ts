import * as routes from "../../src/routes.ts";

/** Buttons that lead out of the wizard send the step first. Their value names the place. */
export const waysOut = { jobs: routes.jobs, elsewhere: routes.askDraftLink } as const;

export const wayOutName = "leave";

export function wayOut(value: unknown): keyof typeof waysOut | undefined {
  return value === "jobs" || value === "elsewhere" ? value : undefined;
}
