import { execFileSync } from "node:child_process";
import { anApplication } from "../tests/support/fixtures.ts";
import { load, type Target } from "./load.ts";
import type { Figure, Part } from "./part.ts";

const seconds = 60;

/** Every page, list, call and write at once, for a minute without a pause. */
export const memory: Part = {
  name: "memory",
  async measure(workshop) {
    const site = await workshop.site({ DATABASE_URL: await workshop.seededDatabase() });
    const before = residentMegabytes(site.pid);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes(site.pid));
    }, 250);
    try {
      const jobs: { id: string }[] = await (await fetch(`${site.url}/api/jobs/filter`)).json();
      const seen = await Promise.all(
        everything(
          site.url,
          jobs.map(({ id }) => id),
        ).map((target) => load(target, seconds)),
      );
      const answered = seen.reduce((sum, { requests }) => sum + requests, 0);
      const figures: Figure[] = [
        {
          what: `memory after ${seconds} s of full load`,
          value: residentMegabytes(site.pid),
          atMost: 200,
          unit: " MB",
          note: `${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most; ${answered.toLocaleString("en")} answers`,
        },
      ];
      return figures;
    } finally {
      clearInterval(watch);
      await site.stop();
    }
  },
};

function everything(url: string, jobs: string[]): Target[] {
  const words = ["welder", "cook", "engineer", "officer", "nurse", "driver", "chef", "rigger"];
  const browsers = { "Accept-Encoding": "gzip, deflate, br" };
  const searches = jobs.map(
    (_, index) => `/jobs?search=${words[index % words.length]}&page=${1 + (index % 9)}`,
  );
  return [
    { url: `${url}/jobs`, headers: browsers },
    { url: `${url}/`, paths: jobs.map((id) => `/jobs/${id}`), headers: browsers },
    { url: `${url}/jobs?search=captain`, paths: searches, headers: browsers },
    { url: `${url}/api/jobs/filter?limit=24` },
    { url: `${url}/api/applications`, body: JSON.stringify({ ...anApplication, jobId: jobs[0] }) },
  ].map((target) => ({ ...target, mayRefuse: true, connections: 8 }));
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}
