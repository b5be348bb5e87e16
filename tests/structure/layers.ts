/** The order goes from the highest layer to the lowest. Layers of one line do not import each other. */
const order = [
  ["client", "runtime"],
  ["app"],
  ["routes", "api", "tasks"],
  ["middleware"],
  ["env", "components"],
  ["domain"],
  ["world"],
  ["auth", "emails", "services"],
  ["db"],
  ["errors", "islands", "styles"],
  ["content", "map"],
  ["shared"],
];

const everywhere = ["env", "world", "errors", "map", "content", "shared"];

/** The allowed imports of each layer. `types` may be imported as types on top of that. */
const directions: Record<string, { code: string[]; types?: string[] }> = {
  runtime: {
    code: [
      "app",
      "tasks",
      "middleware",
      "domain",
      "auth",
      "db",
      "emails",
      "services",
      "styles",
      ...everywhere,
    ],
  },
  // Browsers load only the routes that they use.
  map: { code: ["shared"] },
  app: { code: ["routes", "api", "middleware", "components", ...everywhere] },
  routes: {
    code: ["middleware", "components", "islands", "domain", "auth", "db", "services", ...everywhere],
  },
  api: { code: ["middleware", "domain", "auth", "db", "services", ...everywhere] },
  tasks: { code: ["domain", "auth", "db", "emails", "services", ...everywhere] },
  middleware: { code: ["components", "domain", "auth", "db", "services", ...everywhere] },
  domain: {
    code: ["auth", "db", "emails", "services", "errors", "map", "content", "shared"],
    types: ["world"],
  },
  auth: { code: ["db", "errors", "content", "shared"] },
  services: { code: ["db", "errors", "content", "shared"] },
  db: { code: ["errors", "content", "shared"] },
  emails: { code: ["map", "content", "shared"] },
  errors: { code: ["content", "shared"] },
  env: { code: [], types: ["world", "services", "shared"] },
  world: { code: [], types: ["services", "db", "shared"] },
  components: { code: ["islands", "map", "content", "shared"], types: ["db"] },
  client: { code: ["islands", "shared", "styles"] },
  islands: { code: ["map", "shared", "content"], types: ["api"] },
  content: { code: ["shared"] },
  shared: { code: [] },
};

export function mayImport(from: string, to: string, typesOnly: boolean): boolean {
  if (from === to) return true;
  const allowed = directions[from];
  if (allowed === undefined) return false;
  return allowed.code.includes(to) || (typesOnly && !!allowed.types?.includes(to));
}

/** The arrows of the table that do not lead to a lower layer. */
export function upwardArrows(): string[] {
  const rank = (layer: string) => order.findIndex((line) => line.includes(layer));
  return Object.entries(directions).flatMap(([from, { code, types = [] }]) =>
    [...code, ...types].filter((to) => rank(to) <= rank(from)).map((to) => `${from} -> ${to}`),
  );
}
