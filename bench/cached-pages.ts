import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compare, load, type Target } from "./load.ts";
import type { Figure, Part } from "./part.ts";
import type { Workshop } from "./workshop.ts";

const encodings = { compressed: "br", plain: "identity" };

/** Cached pages beside a constant string of as many bytes. */
export const cachedPages: Part = {
  name: "cached-pages",
  async measure(workshop) {
    const site = await workshop.site({ DATABASE_URL: await workshop.seededDatabase() });
    try {
      const jobs: { id: string }[] = await (await fetch(`${site.url}/api/jobs/filter?limit=1`)).json();
      const figures: Figure[] = [];
      for (const [encoding, header] of Object.entries(encodings))
        for (const [name, path] of [
          ["/jobs", "/jobs"],
          ["/jobs/{id}", `/jobs/${jobs[0]!.id}`],
        ] as const) {
          const ours = { url: site.url + path, headers: { "Accept-Encoding": header } };
          // The site compresses the page again at the second request.
          await load(ours, 0.5);
          const what = `cached ${name}, ${encoding}, to a constant string`;
          figures.push({ what, atLeast: 0.6, ...(await besideConstant(workshop, ours)) });
        }
      return figures;
    } finally {
      await site.stop();
    }
  },
};

async function besideConstant(workshop: Workshop, ours: Target) {
  const folder = await mkdtemp(join(tmpdir(), "constant-"));
  const file = join(folder, "text");
  const bytes = await lengthOf(ours);
  await writeFile(file, "x".repeat(bytes));
  const server = await workshop.server("constant-server.ts", { TEXT_FILE: file });
  try {
    const { ratio, note } = await compare(ours, { url: server.url });
    return { value: ratio, note: `${note}, ${bytes.toLocaleString("en")} bytes` };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function lengthOf({ url, headers = {} }: Target): Promise<number> {
  const { headers: said } = await fetch(url, { method: "HEAD", headers });
  return Number(said.get("Content-Length"));
}
