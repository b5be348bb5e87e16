import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { migratedDatabase } from "../support/database.ts";
import { postJob } from "../support/employer.ts";
import { insertApplications } from "../support/many-applications.ts";
import { type Browser, inProcess } from "../support/site.ts";

const counts = suite("a list of more than 1,000");
/** 1,435 of them are submitted and not answered. */
const received = 2000;

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  counts.after(close);
  const world = { sql };
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  await insertApplications(sql, job.id, received);
  const administrator = await signedIn(world);

  const text = async (browser: Browser, path: string) => {
    const response = await browser.send(path);
    assert.is(response.status, 200);
    return (await response.text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  };

  const calls: [browser: Browser, path: string, filter: string, rare: string][] = [
    [administrator, "/api/admin/applications?limit=1", "&payment=pending", "&search=maria+2000"],
    [administrator, "/api/admin/applications?limit=1", "&search=maria", "&search=maria+2000"],
    [
      employer.browser,
      `/api/employer/applications/${job.id}?limit=1`,
      "&status=submitted",
      "&status=accepted",
    ],
  ];
  for (const [browser, path, filter, rare] of calls) {
    const counted = async (query: string) => {
      const { headers } = await browser.send(path + query);
      return [headers.get("X-Total-Count"), headers.get("X-Total-Count-Capped")];
    };
    const name = path.replace(job.id, "{jobId}");

    counts(`is counted to its end without a filter: ${name}`, async () => {
      assert.equal(await counted(""), [String(received), null]);
    });

    counts(`is counted up to 1,000 with a filter, and goes on: ${name}${filter}`, async () => {
      assert.equal(await counted(filter), ["1000", "true"]);
      assert.match((await browser.send(path + filter)).headers.get("Link") ?? "", /rel="next"/);
    });

    counts(`is counted to its end where a filter leaves fewer: ${name}${rare}`, async () => {
      const [total, capped] = await counted(rare);
      assert.ok(Number(total) > 0 && Number(total) < 1000, String(total));
      assert.is(capped, null);
    });
  }

  const pages: [browser: Browser, path: string, said: RegExp, all: RegExp, lastPage: number][] = [
    [
      administrator,
      "/admin/applications?payment=pending",
      />1,000\+ applications found</,
      /Total Applications: 2,000</,
      40,
    ],
    [
      employer.browser,
      `/employer/jobs/${job.id}?status=submitted`,
      />1,000\+ with status Submitted</,
      />2,000 applications received</,
      29,
    ],
  ];
  for (const [browser, path, said, all, lastPage] of pages) {
    const name = path.replace(job.id, "{id}");
    const leadsTo = (html: string, page: number) => html.includes(`page=${page}"`);

    counts(`says so, and how many there are in all: ${name}`, async () => {
      const html = await text(browser, path);
      assert.match(html, said);
      assert.match(html, all);
    });

    counts(`goes on behind what was counted, to its last page: ${name}`, async () => {
      assert.ok(leadsTo(await text(browser, `${path}&page=20`), 21));
      assert.ok(leadsTo(await text(browser, `${path}&page=${lastPage - 1}`), lastPage));
      const last = await text(browser, `${path}&page=${lastPage}`);
      assert.match(last, new RegExp(`aria-current="page"[^>]*>${lastPage}<`));
      assert.not.ok(leadsTo(last, lastPage + 1));
    });

    counts(`comes back from a page beyond all to the last one that was counted: ${name}`, async () => {
      for (const page of ["5000", "9".repeat(30)])
        assert.match(await text(browser, `${path}&page=${page}`), /aria-current="page"[^>]*>20</);
    });
  }

  counts("says how many reports there are, and that more than 1,000 wait", async () => {
    await sql`
      insert into vacancy_reports (job_id, reason, private_sealed, private_key_id, closed_at, outcome)
      select ${job.id}, 'fake', '\\x00', 'k', day, case when day is not null then 'kept' end
      from (select case when n > 1001 then now() end as day from generate_series(1, 1003) as n) as days`;
    assert.match(await text(administrator, "/admin/reports"), />1,003 reports, 1,000\+ open</);
  });
}

counts.run();
