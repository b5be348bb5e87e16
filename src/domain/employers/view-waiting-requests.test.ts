import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { uniqueWord } from "../../../tests/support/insert-job.ts";
import {
  aConfirmedEmployer,
  aMandateRequest,
  asked,
  checkedDirectly,
  decide,
  waitingRequest,
} from "../../../tests/support/mandates.ts";
import { testDatabase, testServices } from "../../../tests/support/site.ts";

const hinting = suite("what the site says of a request for a check");
const sql = await testDatabase();
const administrator = await signedIn();
// The requests of other tests would fill the first page of the queue.
hinting.before(async () => {
  await sql`update mandate_requests set state = 'closed' where state = 'waiting'`;
});

const hintsOf = async (id: string) => (await waitingRequest(administrator, id))?.hints;

hinting("hints at nothing for an ordinary request", async () => {
  const { id } = await asked(await aConfirmedEmployer(), aMandateRequest({ company: uniqueWord() }));
  const { networkUsed: _, ...hints } = (await hintsOf(id))!;
  assert.equal(hints, {
    sameDomain: false,
    freeMail: false,
    resembles: [],
    phoneUsed: false,
    contactOrMoney: [],
  });
});

hinting("hints at the mailbox's domain and at free mail", async () => {
  const employer = await aConfirmedEmployer();
  const request = await asked(employer, aMandateRequest({ website: "https://www.example.com/crew" }));
  assert.is((await hintsOf(request.id))?.sameDomain, true);
  await sql`update users set email = ${`${unique("x").replace(" ", "")}@gmail.com`} where id = ${employer.user.id}`;
  const hints = await hintsOf(request.id);
  assert.equal([hints?.sameDomain, hints?.freeMail], [false, true]);
});

hinting("hints at names like a known brand's or a checked company's", async () => {
  const brand = await asked(
    await aConfirmedEmployer(),
    aMandateRequest({ company: unique("Maresk Crewing") }),
  );
  assert.equal((await hintsOf(brand.id))?.resembles, ["maersk"]);
  const company = unique("Hammerfest Seismikk");
  const first = await asked(await aConfirmedEmployer(), aMandateRequest({ company }));
  await decide(administrator, first.id, checkedDirectly);
  const like = await asked(
    await aConfirmedEmployer(),
    aMandateRequest({ company: company.replace("Seismikk", "Seismik") }),
  );
  assert.equal((await hintsOf(like.id))?.resembles, [company]);
});

hinting("hints at a phone and a network that another account used", async () => {
  const [one, other] = [
    await anEmployer({ address: "198.51.100.41" }),
    await anEmployer({ address: "198.51.100.42" }),
  ];
  const request = aMandateRequest({ phone: "+47 22 33 44 55" });
  await asked(one, request);
  const same = await asked(other, aMandateRequest({ phone: "+47 22334455" }));
  const hints = await hintsOf(same.id);
  assert.equal([hints?.phoneUsed, hints?.networkUsed], [true, false]);
  const neighbour = await anEmployer({ address: "198.51.100.41" });
  const { id } = await asked(neighbour);
  const more = await hintsOf(id);
  assert.equal([more?.phoneUsed, more?.networkUsed], [false, true]);
});

hinting("hints at contact data and money in the jobs of the company", async () => {
  const employer = await aConfirmedEmployer();
  const request = aMandateRequest();
  await postJob(employer, { company: request.company, description: "Good ships. Write on ᴡʜᴀᴛꜱᴀᴘᴘ." });
  const { id } = await asked(employer, request);
  assert.equal((await hintsOf(id))?.contactOrMoney, [{ rule: "messenger", sentence: "Write on ᴡʜᴀᴛꜱᴀᴘᴘ." }]);
});

hinting("keeps a keyed digest of the network", async () => {
  const { vault } = await testServices();
  const { id } = await asked(await anEmployer({ address: "198.51.100.77" }));
  const [row] = await sql`select network_digest from mandate_requests where id = ${id}`;
  assert.equal(
    Buffer.from(row?.networkDigest),
    Buffer.from(await vault.digest("mandate network", "198.51.100.77")),
  );
});

hinting.run();
