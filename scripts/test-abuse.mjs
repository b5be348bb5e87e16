import "./shared/check-node.mjs";
import { runWholeTests } from "./test/whole-tests.mjs";

/**
 * npm run test:abuse, npm run test:soak
 *
 * The whole abuse of tests/abuse over the loopback interface alone.
 */
const runs = {
  abuse: { pattern: "^tests/abuse/.*\\.abuse\\.ts$", limitSeconds: 12 * 60 },
  soak: { pattern: "^tests/abuse/.*\\.soak\\.ts$", limitSeconds: 14 * 60 },
};

await runWholeTests({
  name: "ABUSE",
  ...runs[process.argv[2] ?? "abuse"],
  // The soak reads the heap over the inspector's socket; Node 20 has the client for it behind this flag.
  env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket` },
});
