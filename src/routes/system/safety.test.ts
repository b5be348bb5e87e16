import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { Browser, inProcess, send } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const safety = suite("GET /safety");

const pageAt = async (path: string, feeCents: number) =>
  mainOf(await new Browser({ settings: { feeCents } }).send(path));

if (inProcess)
  safety("explains the fee where there is one, and else that nobody may ask for one", async () => {
    assert.match(await pageAt("/safety", 5000), "What our fee is, and what it is not");
    const free = await pageAt("/safety", 0);
    assert.match(free, "Applying costs nothing here");
    assert.not.match(free, "our fee");
  });

if (inProcess)
  safety("says what the law says of seafarers, and which jobs cost nothing here", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      const read = async () => mainOf(await send("/safety", {}, { sql }));
      assert.match(
        await read(),
        "Maritime Labour Convention, 2006 (Regulation 1.4 and Standard A1.4, paragraph 5)",
      );
      assert.match(await read(), "the passport or similar travel documents. The shipowner pays for visas.");
      assert.match(await read(), "each application costs $50 at the moment. If the law of your country");
      assert.match(await read(), "<h3>Seafarers: do not pay us</h3>");
      await sql`
        insert into fee_waivers (sector, country, reason) values
          ('shipping', null, 'The Convention forbids it.'), (null, 'Qatar', 'Its law forbids it.')`;
      const waived = await read();
      assert.match(waived, "<li>Shipping. The Convention forbids it.</li>");
      assert.match(waived, "<li>All jobs in Qatar. Its law forbids it.</li>");
      assert.not.match(waived, "at the moment");
    } finally {
      await close();
    }
  });

if (inProcess)
  safety("has a home page that tells how a fee is paid where there is one alone", async () => {
    assert.match(await pageAt("/", 5000), "Payment methods");
    assert.not.match(await pageAt("/", 0), /Payment methods|You pay the fee/);
  });

safety.run();
