import type { Plugin } from "vite";

/**
 * postgres.js 3.4.9 has four faults:
 * - It ends the process when a transaction loses its connection and goes on, and never reconnects when a lost
 *   connection still had something to write: https://github.com/porsager/postgres/issues/1208
 * - It keeps the error that ended a busy connection. When the connection opens again, however much later, its first
 *   query gets that error, and nobody asks whether the server is the primary.
 * - With several hosts, it never settles the first query of a connection that is reset.
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
  [
    "    if (initial)\n      return reconnect()\n",
    `    if (initial) {
      query = results = errorResponse = null
      return reconnect()
    }
`,
  ],
  [
    "    closedTime = performance.now()\n",
    `    const lost = Errors.connection('CONNECTION_CLOSED', options, socket)
    query && queryError(query, lost)
    while (sent.length)
      queryError(sent.shift(), lost)
    query = results = errorResponse = null
    rows = 0
    closedTime = performance.now()
`,
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
