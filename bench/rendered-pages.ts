import { compare } from "./load.ts";
import type { Part } from "./part.ts";

/** A page rendered for each request, beside the same queries and template strings. */
export const renderedPages: Part = {
  name: "rendered-pages",
  async measure(workshop) {
    const server = await workshop.server("rendering-server.ts", {
      DATABASE_URL: await workshop.seededDatabase(),
    });
    try {
      const { ratio, note } = await compare({ url: `${server.url}/jobs` }, { url: `${server.url}/plain` });
      return [{ what: "rendered /jobs, to template strings", value: ratio, atLeast: 0.55, note }];
    } finally {
      await server.stop();
    }
  },
};
