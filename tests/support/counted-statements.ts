import { withStatementHook } from "../../src/db/statement-hook.ts";
import { testDatabase } from "./database.ts";
import { Browser } from "./site.ts";

/** Counts what the site asks of the database, so that a test need not measure time. */
export async function statementsOf(act: (browser: Browser) => Promise<Response>): Promise<number> {
  let asked = 0;
  const sql = withStatementHook(await testDatabase(), () => {
    asked += 1;
  });
  await act(new Browser({ sql }));
  return asked;
}

/** The row locks that the site takes for one request of this browser. */
export async function locksTakenBy(browser: Browser, act: () => Promise<Response>): Promise<string[]> {
  const locks: string[] = [];
  const sql = withStatementHook(await testDatabase(), ([parts]) => {
    const text = Array.isArray(parts) ? parts.join("") : "";
    locks.push(...(text.match(/\bfor (?:(?:no key )?update|(?:key )?share)\b/g) ?? []));
  });
  browser.world.sql = sql;
  try {
    await act();
  } finally {
    delete browser.world.sql;
  }
  return locks;
}
