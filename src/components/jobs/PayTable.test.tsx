import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { PayRange } from "../../shared/jobs/priced-job.ts";
import { PayTable, scaleFor } from "./PayTable.tsx";

const payTable = suite("<PayTable>");

const draw = (...pays: (PayRange | null)[]) =>
  renderToStaticMarkup(
    <PayTable
      of="Country"
      end={scaleFor(pays.flatMap((pay) => pay ?? []))}
      rows={pays.map((pay, index) => ({ name: `${index}`, title: "Norway", pay, jobs: 1 }))}
    />,
  );

const amounts = (html: string) =>
  [...html.slice(0, html.indexOf("<tbody>")).matchAll(/\$[\d,]+/g)].map(([amount]) => amount);

payTable("draws low pay on a finer scale, and names its lines", () => {
  const html = draw({ salaryMin: 1000, salaryMax: 2000 }, { salaryMin: 1500, salaryMax: 2150 });
  assert.equal(amounts(html), ["$0", "$1,000", "$2,000", "$3,000", "$4,000"]);
  assert.match(html, 'd="M30 2H60"');
});

payTable("draws other pay on the scale of the lists of jobs", () => {
  const html = draw({ salaryMin: 4500, salaryMax: 9500 }, { salaryMin: 4500, salaryMax: 9000 });
  assert.equal(amounts(html), ["$0", "$4,500", "$9,000", "$13,500", "$18,000"]);
  assert.match(html, 'd="M30 2H60"');
});

payTable("has a scale on which the longest bar fits", () => {
  const html = draw({ salaryMin: 5000, salaryMax: 18_100 }, { salaryMin: 5000, salaryMax: 10_000 });
  assert.equal(amounts(html), ["$0", "$5,000", "$10,000", "$15,000", "$20,000"]);
  assert.match(html, 'd="M30 2H60"');
});

payTable("says when no pay is stated, and draws nothing", () => {
  assert.not.match(draw(null), "<svg");
});

payTable.run();
