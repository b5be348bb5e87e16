import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess } from "../../../tests/support/site.ts";
import { findJob } from "./jobs.ts";
import { countPay, everyCountry, findCountryPay, listTradePay, priceJobs } from "./trade-pay.ts";

const pay = suite("the pay of a trade");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

pay.before(async () => {
  ({ sql, close } = await migratedDatabase());
  for (const [id, kind, marks] of [
    ["cook", "trade", 1],
    ["sous-chef", "trade", 2],
    ["hygiene", "skill", 1],
  ] as const)
    await sql`
      insert into search_concepts (id, kind, shown, same_marks, near_marks)
      values (${id}, ${kind}, array[replace(${id}, '-', ' ')],
        array(select ${`k:${id}`} || place from generate_series(1, ${marks}::int) as place), '{}')`;
});
pay.after(() => close());
pay.before.each(async () => {
  await sql`delete from jobs`;
});

async function insertPaid(
  marks: string[],
  salaryMin: number,
  salaryMax: number,
  country = "Malta",
): Promise<string> {
  const id = await insertJob(sql, { salaryMin, salaryMax, country });
  await sql`update jobs set search_marks = string_to_array(${marks.join(",")}, ',') where id = ${id}`;
  return id;
}

const tradePayOf = async (id: string) => (await priceJobs(sql, [(await findJob(sql, id))!]))[0]!.tradePay;

pay("is what most open jobs of the trade pay", async () => {
  for (let n = 1; n <= 20; n++) await insertPaid(["k:cook"], n * 100, n * 100 + 1_000);
  const id = await insertPaid(["k:cook", "k:hygiene"], 50, 9_000);
  assert.is(await countPay(sql), true);
  const cook = { slug: "cook", name: "cook", names: null };
  assert.equal(await tradePayOf(id), { ...cook, salaryMin: 200, salaryMax: 2_900 });
});

pay("leaves out one job at each end of ten, and none of nine", async () => {
  let id = "";
  for (let n = 1; n <= 9; n++) id = await insertPaid(["k:cook"], n * 100, n * 100 + 1_000);
  await countPay(sql);
  const cook = { slug: "cook", name: "cook", names: null };
  assert.equal(await tradePayOf(id), { ...cook, salaryMin: 100, salaryMax: 1_900 });
  await insertPaid(["k:cook"], 1_000, 2_000);
  await countPay(sql);
  assert.equal(await tradePayOf(id), { ...cook, salaryMin: 200, salaryMax: 1_900 });
});

pay("is not counted of fewer than five jobs, and goes when they are fewer", async () => {
  const ids = [];
  for (let n = 0; n < 5; n++) ids.push(await insertPaid(["k:cook"], 1_000, 2_000));
  await countPay(sql);
  assert.ok(await tradePayOf(ids[0]!));
  await sql`delete from jobs where id = ${ids[4]!}`;
  assert.is(await countPay(sql), true);
  assert.is(await tradePayOf(ids[0]!), undefined);
});

pay("leaves out jobs that do not say what they pay", async () => {
  for (let n = 0; n < 4; n++) await insertPaid(["k:cook"], 1_000, 2_000);
  const id = await insertPaid(["k:cook"], 0, 0);
  await countPay(sql);
  assert.is(await tradePayOf(id), undefined);
});

pay("is that of the narrowest trade of a job", async () => {
  for (let n = 0; n < 5; n++) await insertPaid(["k:cook"], 1_000, 2_000);
  let id = "";
  for (let n = 0; n < 5; n++) id = await insertPaid(["k:cook", "k:sous-chef"], 3_000, 4_000);
  await countPay(sql);
  assert.is((await tradePayOf(id))!.slug, "sous-chef");
});

pay("says that nothing has changed, so that no page is made anew", async () => {
  for (let n = 0; n < 5; n++) await insertPaid(["k:cook"], 1_000, 2_000);
  await countPay(sql);
  assert.is(await countPay(sql), false);
});

pay("is also counted for each country, however it is spelt, and for a trade within it", async () => {
  for (let n = 1; n <= 5; n++)
    await insertPaid(n < 5 ? ["k:cook"] : [], n * 100, n * 200, n % 2 ? "Norway" : "NORWAY");
  await insertPaid(["k:cook"], 9_000, 9_900, "Malta");
  await countPay(sql);
  const { [everyCountry]: ofAll, ...ofEach } = Object.fromEntries(await findCountryPay(sql));
  assert.equal(ofEach, { norway: { jobs: 5, salaryMin: 100, salaryMax: 1_000 } });
  assert.equal(ofAll, { jobs: 6, salaryMin: 100, salaryMax: 9_900 });
  assert.is((await listTradePay(sql, { country: "Norway", limit: 9 })).length, 0);
  await insertPaid(["k:cook"], 500, 900, "Norway");
  await countPay(sql);
  assert.equal(
    [...(await listTradePay(sql, { country: "norway", limit: 9 }))],
    [{ slug: "cook", name: "cook", names: null, jobs: 5, salaryMin: 100, salaryMax: 900 }],
  );
});

pay("lists the commonest trades first", async () => {
  for (let n = 0; n < 5; n++) await insertPaid(["k:sous-chef", "k:cook"], 3_000, 4_000);
  await insertPaid(["k:cook"], 1_000, 2_000);
  await countPay(sql);
  assert.equal(
    (await listTradePay(sql, { limit: 9 })).map(({ slug, jobs }) => `${slug} ${jobs}`),
    ["cook 6", "sous-chef 5"],
  );
});

if (inProcess)
  pay("is listed of a trade that includes others only where no other has enough jobs", async () => {
    await sql`update search_concepts set same_marks = array['k:sous-chef', 'k:cook'] where id = 'sous-chef'`;
    for (let n = 0; n < 5; n++) await insertPaid(["k:cook"], 1_000, 2_000, "Malta");
    for (let n = 0; n < 5; n++) await insertPaid(["k:cook", "k:sous-chef"], 3_000, 4_000, "Norway");
    await countPay(sql);
    const tradesOf = async (country: string) =>
      (await listTradePay(sql, { country, limit: 9 })).map(({ slug }) => slug);
    assert.equal(await tradesOf("Norway"), ["sous-chef"]);
    assert.equal(await tradesOf("Malta"), ["cook"]);
  });

pay.run();
