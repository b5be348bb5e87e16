import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const deletion = suite("POST /account/deletion");

deletion("says below the title what is wrong, once", async () => {
  const { browser } = await anEmployer();
  const page = await mainOf(await browser.submit("/account/deletion", { password: "" }));
  assert.match(page, /<h1>Delete your account<\/h1><div class="error-summary"/);
  assert.is(page.match(/class="error-summary"/g)?.length, 1);
});

deletion.run();
