import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, aPassword, aSignUp } from "../../../tests/support/account.ts";
import { Browser, inProcess } from "../../../tests/support/site.ts";
import { PasswordQueue } from "../../services/password-queue.ts";

const turns = suite("a turn to hash a password");

const change = { currentPassword: aPassword, password: `${aPassword} again` };
const reset = { token: "of nobody", password: aPassword };
const asked: [path: string, body: Record<string, string>, signedIn?: boolean][] = [
  ["/api/auth/sign-up", aSignUp()],
  ["/api/auth/sign-in", { email: "somebody@example.com", password: aPassword }],
  ["/api/auth/password", change, true],
  ["/api/auth/reset-password", reset],
  ["/sign-up", aSignUp()],
  ["/sign-in", { email: "somebody@example.com", password: aPassword }],
  ["/account", change, true],
  ["/api/auth/deletion", { password: aPassword }, true],
  ["/account/deletion", { password: aPassword, confirm: "yes" }, true],
  ["/reset-password", reset],
];

function aBusySite() {
  const passwordQueue = new PasswordQueue({ atOnce: 1, waiting: 0 });
  let end!: () => void;
  const busy = passwordQueue.run("somebody", () => new Promise<void>((resolve) => (end = resolve)));
  const quiet = () => {
    end();
    return busy;
  };
  return { world: { passwordQueue }, quiet };
}

// Only requests in this process choose the queue.
if (inProcess)
  for (const [path, body, signedIn] of asked)
    turns(`is waited for at ${path}, which tells when to come back while there is none`, async () => {
      const { world, quiet } = aBusySite();
      const browser = new Browser(world);
      if (signedIn)
        for (const [name, value] of (await anAccount()).browser.cookies) browser.cookies.set(name, value);
      const ask = () => (path.startsWith("/api/") ? browser.post(path, body) : browser.submit(path, body));
      const refused = await ask();
      assert.is(refused.status, 503);
      assert.ok(Number(refused.headers.get("Retry-After")) > 0);
      assert.match(await refused.text(), "Very many people are signing in right now");
      await quiet();
      assert.is.not((await ask()).status, 503);
    });

turns.run();
