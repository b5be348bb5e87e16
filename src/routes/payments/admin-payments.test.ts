import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { beginRun, finishRun, savePage } from "../../domain/payments/reconciliation.ts";

const payments = suite("GET /admin/payments");

const { sql, close } = await migratedDatabase();
payments.after(close);

/** Inserts payments that go back at this moment. */
const insertRefunds = (n: number) => sql`
  with refunded as (
    insert into applications (reference) select gen_random_uuid() from generate_series(1, ${n}::int) returning id
  )
  insert into payments (application_id, provider, amount_cents, status)
  select id, 'test', 5000, 'refunding' from refunded`;

/** Finishes a comparison that found no difference. */
async function compare(compared: number): Promise<void> {
  const now = new Date();
  const run = await beginRun(sql, "test", now, now, undefined);
  await savePage(sql, { ...run, compared });
  await finishRun(sql, run, now);
}

payments("says that all is clear once payments were compared and every check found nothing", async () => {
  const administrator = await signedIn({ sql });
  const read = async () => (await administrator.send("/admin/payments")).text();
  assert.not.match(await read(), "All clear");
  await compare(1);
  assert.match(await read(), /All clear.*These checks found nothing.*<ul class="plain checks"/s);
  await insertRefunds(1);
  assert.not.match(await read(), "All clear");
  await sql`delete from payments`;
});

payments("does not call a comparison without payments clear", async () => {
  const administrator = await signedIn({ sql });
  await compare(0);
  const page = await (await administrator.send("/admin/payments")).text();
  assert.match(page, /<div class="empty">.*<p>The provider had no payments at that moment\.</s);
  assert.not.match(page, "0 payments compared");
  assert.not.match(page, "All clear");
});

payments("says that a list is cut only when payments are left out", async () => {
  const administrator = await signedIn({ sql });
  const shown = async () => {
    const page = await (await administrator.send("/admin/payments")).text();
    return [
      /href="#refunds">[^<]*<\/a><b class="number">([^<]*)</.exec(page)?.[1],
      page.match(/class="card payment-card"/g)?.length,
    ];
  };
  await insertRefunds(100);
  assert.equal(await shown(), ["100", 100]);
  await insertRefunds(1);
  assert.equal(await shown(), ["100+", 100]);
});

payments.run();
