const forTheOperator = new Set(["ConfigError", "FolderInUse", "MigrationError"]);

/** One line for what the operator can put right; a fault of ours keeps its stack. */
export function explain(error, environment) {
  if (forTheOperator.has(error?.name)) return error.message;
  if (error?.code === "EADDRINUSE") {
    return `Port ${error.port ?? environment.PORT ?? 3000} is in use: stop what listens there, or set PORT.`;
  }
  if (error?.code === "EACCES" && error.syscall === "listen") {
    return `Port ${error.port} may not be used by this account: set PORT to 1024 or above.`;
  }
  return error;
}
