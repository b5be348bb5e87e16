import "./check-node.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";

const forTheOperator = new Set(["ConfigError", "FolderInUse", "MigrationError"]);

if (!((await install()) && (await build()))) process.exit(1);

// React is slow unless it reads NODE_ENV=production; what the operator's environment said is handed on as it was.
const environment = { ...process.env };
process.env.NODE_ENV = "production";

try {
  const { serve } = await import("../dist/node/server.js");
  await serve(environment);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** One line for what the operator can put right; a fault of ours keeps its stack. */
function explain(error) {
  if (forTheOperator.has(error?.name)) return error.message;
  if (error?.code === "EADDRINUSE") {
    return `Port ${error.port ?? environment.PORT ?? 3000} is in use: stop what listens there, or set PORT.`;
  }
  if (error?.code === "EACCES" && error.syscall === "listen") {
    return `Port ${error.port} may not be used by this account: set PORT to 1024 or above.`;
  }
  return error;
}
