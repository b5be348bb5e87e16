import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { Browser, inProcess } from "../../../tests/support/site.ts";

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
  safety("has a home page that tells how a fee is paid where there is one alone", async () => {
    assert.match(await pageAt("/", 5000), "Payment methods");
    assert.not.match(await pageAt("/", 0), /Payment methods|You pay the fee/);
  });

safety.run();
