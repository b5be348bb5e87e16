import type { Extension } from "@electric-sql/pglite";

interface WasmOptions {
  instantiateWasm(imports: { env: Record<string, unknown> }, done: unknown): unknown;
}

/**
 * PostgreSQL's timer cannot interrupt a query in the same thread. It only kept a finished process alive for
 * ten seconds.
 */
export const withoutAlarms: Extension = {
  name: "without_alarms",
  async setup(_database, options: WasmOptions) {
    const emscriptenOpts: WasmOptions = {
      ...options,
      instantiateWasm(imports, done) {
        imports.env._setitimer_js = () => 0;
        return options.instantiateWasm(imports, done);
      },
    };
    return { emscriptenOpts };
  },
};
