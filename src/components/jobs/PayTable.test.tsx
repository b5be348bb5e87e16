import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { PayRange } from "../../shared/jobs/priced-job.ts";
import { PayTable } from "./PayTable.tsx";

const payTable = suite("<PayTable>");

const draw = (...pays: (PayRange | null)[]) =>
  renderToStaticMarkup(
    <PayTable
      of="Country"
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

payTable("draws other pay on a scale to $12,000", () => {
  const html = draw({ salaryMin: 3000, salaryMax: 9500 });
  assert.equal(amounts(html).at(-1), "$12,000");
  assert.match(html, 'd="M30 2H95"');
});

payTable("has a scale on which the longest bar fits", () => {
  const html = draw({ salaryMin: 4000, salaryMax: 12_800 }, { salaryMin: 4000, salaryMax: 8000 });
  assert.equal(amounts(html), ["$0", "$4,000", "$8,000", "$12,000", "$16,000"]);
  assert.match(html, 'd="M30 2H96"');
});

payTable("says when no pay is stated, and draws nothing", () => {
  assert.not.match(draw(null), "<svg");
});

payTable.run();
