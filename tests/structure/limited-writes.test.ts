import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes, type Endpoint } from "../../src/middleware/facts.ts";

const writes = suite("a write that anybody may send");

/** Why a write without a guard needs no limit of its own. */
const unlimited: Record<string, Endpoint[]> = {
  "only wrong guesses are counted": [
    "POST apiSignIn",
    "POST signIn",
    "POST apiAdminLogin",
    "POST adminLogin",
  ],
  "it ends the browser's own session or draft": [
    "POST apiSignOut",
    "POST signOut",
    "POST apiAdminLogout",
    "POST adminLogout",
    "DELETE apiDraft",
  ],
  "it does nothing without the secret token of an email": [
    "POST newsletterConfirm",
    "POST newsletterUnsubscribe",
    "POST alertConfirm",
    "POST alertChange",
    "POST alertUnsubscribe",
    "POST savedRemindersStop",
  ],
  "it confirms a payment of the test gateway": ["POST apiTestPayment", "POST applyPay"],
  "its sender signs it": ["POST apiStripeWebhook"],
};

writes("has a limit, or a reason for having none", () => {
  const found = describeRoutes(app)
    .filter(({ method, guard, limit }) => method !== "GET" && !guard && !limit)
    .map(({ endpoint }) => endpoint);
  assert.equal(found.sort(), Object.values(unlimited).flat().sort());
});

writes.run();
