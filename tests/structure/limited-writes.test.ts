import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes } from "../../src/middleware/facts.ts";

const writes = suite("a write that anybody may send");

/** Why a write without a guard needs no limit of its own. */
const unlimited: Record<string, string[]> = {
  "only wrong guesses are counted": [
    "POST /api/auth/sign-in",
    "POST /sign-in",
    "POST /api/admin/login",
    "POST /admin/login",
  ],
  "it ends the browser's own session or draft": [
    "POST /api/auth/sign-out",
    "POST /sign-out",
    "POST /api/admin/logout",
    "POST /admin/logout",
    "DELETE /api/draft",
  ],
  "it does nothing without the secret token of an email": [
    "POST /newsletter/confirm",
    "POST /newsletter/unsubscribe",
    "POST /alerts/confirm",
    "POST /alerts/change",
    "POST /alerts/unsubscribe",
  ],
  "it confirms a payment of the test gateway": ["POST /api/test-payments/confirm", "POST /apply/pay"],
  "its sender signs it": ["POST /api/stripe/webhook"],
};

writes("has a limit, or a reason for having none", () => {
  const found = describeRoutes(app)
    .filter(({ method, guard, limit }) => method !== "GET" && !guard && !limit)
    .map(({ method, path }) => `${method} ${path}`);
  assert.equal(found.sort(), Object.values(unlimited).flat().sort());
});

writes.run();
