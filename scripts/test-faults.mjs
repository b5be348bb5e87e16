import "./shared/check-node.mjs";
import { runWholeTests } from "./test/whole-tests.mjs";

/**
 * npm run test:faults
 *
 * Everything that can go wrong around a payment: tests/faults on PostgreSQL and on the embedded database.
 */
await runWholeTests({ name: "FAULTS", pattern: "^tests/faults/.*\\.faults\\.ts$", limitSeconds: 20 * 60 });
