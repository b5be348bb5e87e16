import { appendFileSync, chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite, type Test } from "uvu";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";

const needed = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: npm run test:beside sets it`);
  return value;
};

/** It holds a certificate for localhost and its key. */
export const shared = needed("TEST_BESIDE");
const versions = JSON.parse(needed("TEST_BESIDE_FOUND")) as Record<string, string | undefined>;

export const isFound = (program: string): boolean => versions[program] !== undefined;

/** Writes a row into the table of results. */
export function note(program: string, what: string, result: string): void {
  const row = [program, versions[program] ?? "", what, result];
  appendFileSync(join(shared, "walked"), `${JSON.stringify(row)}\n`);
}

/** A test of a program that stands in the table of results, with what the test gives back. */
export function walk<Context>(program: string, tests: Test<Context>) {
  return (what: string, act: () => Promise<unknown>) =>
    tests(what, async () => {
      try {
        const figures = await act();
        note(program, what, typeof figures === "string" ? `passed: ${figures}` : "passed");
      } catch (error) {
        note(program, what, "failed");
        throw error;
      }
    });
}

/** Its hook prints why it fails, which uvu keeps to itself. */
export function besideSuite(program: string) {
  const tests = suite(`the site beside ${program}`);
  const before = tests.before;
  const told = (hook: () => Promise<void>) =>
    before(async () => {
      try {
        await hook();
      } catch (error) {
        console.log(`   FAIL  before all: ${error instanceof Error ? error.stack : error}`);
        throw error;
      }
    });
  return Object.assign(tests, { before: Object.assign(told, { each: before.each }) });
}

const examples = fileURLToPath(new URL("../../docs/examples/", import.meta.url));

/** Writes the example into a folder of its own with the addresses and files of this machine, and nothing else changed. */
export function example(name: string, replaced: Record<string, string>): string {
  const folder = mkdtempSync(join(shared, "example-"));
  // A worker of the program may run as another account.
  for (const path of [shared, folder]) chmodSync(path, 0o755);
  const file = join(folder, name);
  let text = readFileSync(join(examples, name), "utf8");
  for (const [from, to] of Object.entries({ ...replaced, "/etc/landfall": shared })) {
    if (!text.includes(from) && from !== "/etc/landfall") throw new Error(`${name} does not hold ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
  return file;
}

export interface Program {
  /** Its last lines. */
  said: string[];
  stop(): Promise<void>;
}

/** It is ready when `isReady` says so; its last lines tell why it never was. */
export async function program(
  command: string,
  args: string[],
  isReady: () => Promise<boolean>,
): Promise<Program> {
  const child = start(command, args);
  const said: string[] = [];
  eachLine(child, (line) => void said.push(line));
  const gone = ended(child);
  const deadline = Date.now() + 30_000;
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      kill(child);
      throw new Error(`${command} did not start:\n${said.slice(-20).join("\n")}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    said,
    async stop() {
      kill(child, "SIGTERM");
      await gone;
    },
  };
}
