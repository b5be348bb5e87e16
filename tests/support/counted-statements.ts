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
