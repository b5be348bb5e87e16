// What scripts/start.mjs does once the site is built: a killed site is back in half a second.
const environment = { ...process.env };
process.env.NODE_ENV = "production";
const { serve } = await import("../../dist/node/server.js");
await serve(environment);
