import { say } from "./say.ts";

export interface Issue {
  path: string;
  message: string;
  summaryTitle?: string;
}

export function issuesOf(error: { issues: { path: PropertyKey[]; message: string }[] }): Issue[] {
  const seen = new Set<string>();
  const issues: Issue[] = [];
  for (const { path, message } of error.issues) {
    const name = path.map(String).join(".");
    if (seen.has(name)) continue;
    seen.add(name);
    issues.push({ path: name, message: say(message) });
  }
  return issues;
}

export type FieldMessages = Partial<Record<string, string>>;

export const messagesByField = (issues: Issue[]): FieldMessages =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]));
