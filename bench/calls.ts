import { anApplication } from "../tests/support/fixtures.ts";
import { compare, type Target } from "./load.ts";
import type { Figure, Part } from "./part.ts";

/** Calls beside bare handlers that ask the same of the same database and do nothing else. */
export const calls: Part = {
  name: "calls",
  async measure(workshop) {
    const environment = { DATABASE_URL: await workshop.seededDatabase() };
    const site = await workshop.site(environment);
    const plain = await workshop.server("calling-server.ts", environment);
    const anew = await workshop.server("rendering-server.ts", environment);
    try {
      const list = await compare(
        asked({ url: `${site.url}/api/jobs/filter?limit=24` }),
        asked({ url: `${plain.url}/jobs?limit=24` }),
      );
      const listAnew = await compare(
        asked({ url: `${anew.url}/api/jobs/filter?limit=24` }),
        asked({ url: `${plain.url}/jobs?limit=24` }),
      );
      const [job]: { id: string }[] = await (await fetch(`${site.url}/api/jobs/filter?limit=1`)).json();
      const body = JSON.stringify({ ...anApplication, jobId: job!.id });
      const sent = await compare(
        asked({ url: `${site.url}/api/applications`, body }),
        asked({ url: `${plain.url}/applications`, body }),
      );
      const figures: Figure[] = [
        { what: "GET /api/jobs/filter, to a bare handler", value: list.ratio, note: list.note, atLeast: 0.8 },
        { what: "the same, not kept: made anew each time", value: listAnew.ratio, note: listAnew.note },
        {
          what: "POST /api/applications, to a bare handler",
          value: sent.ratio,
          note: sent.note,
          atLeast: 0.7,
        },
      ];
      return figures;
    } finally {
      await site.stop();
      await plain.stop();
      await anew.stop();
    }
  },
};

/** With more connections than the database has, a slow machine would refuse some. */
const asked = (target: Target): Target => ({ ...target, connections: 10 });
