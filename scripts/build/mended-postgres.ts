import type { Plugin } from "vite";

/**
 * postgres.js 3.4.9 ends the process when a transaction loses its connection and goes on, and never
 * reconnects when a lost one still had something to write: https://github.com/porsager/postgres/issues/1208
 */
const mends: [string, string][] = [
  [
    "    if (terminated)\n      return queryError(",
    `    if (!terminated && (!socket || socket.destroyed))
      return queryError(q, Errors.connection('CONNECTION_CLOSED', options)), true

    if (terminated)
      return queryError(`,
  ],
  [
    "    clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)",
    "    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener('data', data)",
  ],
];

/** The build fails once another version reads differently. */
export function mendedPostgres(): Plugin {
  return {
    name: "mended-postgres",
    transform(code, id) {
      if (!/\/postgres\/(cf\/)?src\/connection\.js$/.test(id)) return undefined;
      return mends.reduce((text, [fault, mended]) => {
        if (text.split(fault).length !== 2)
          throw new Error("postgres.js reads differently: see mended-postgres.ts");
        return text.replace(fault, mended);
      }, code);
    },
  };
}
