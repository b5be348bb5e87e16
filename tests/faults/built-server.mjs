// What scripts/start.mjs does once the site is built: a killed site is back in half a second.
const environment = { ...process.env };
process.env.NODE_ENV = "production";
const { loadServer } = await import("../../scripts/build/built-server.mjs");
await loadServer().serve(environment);
