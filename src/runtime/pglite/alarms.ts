import type { Extension } from "@electric-sql/pglite";

interface WasmOptions {
  instantiateWasm(imports: { env: Record<string, unknown> }, done: unknown): unknown;
}

/**
 * Takes PostgreSQL's alarm clock away. It could never interrupt a query here (both share one thread); all it did was
 * to keep a finished process alive for ten seconds and more, for statistics that nobody reads.
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
