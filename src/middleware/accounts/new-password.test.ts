import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, aPassword, aSignUp } from "../../../tests/support/account.ts";
import { Browser, fieldMessages, inProcess, type Overrides, post } from "../../../tests/support/site.ts";
import { summaryOf } from "../../../tests/support/wizard.ts";

const newPassword = suite("a new password");

const production: Overrides = { settings: { production: true } };
const frequent = "Password123!";
const tooCommon = { password: "This password is too common. Choose another." };

if (inProcess) {
  newPassword("that is common is refused at a sign-up in production", async () => {
    const refused = await post("/api/auth/sign-up", { ...aSignUp(), password: frequent }, production);
    assert.is(refused.status, 400);
    assert.equal(await fieldMessages(refused), tooCommon);
    assert.is((await post("/api/auth/sign-up", aSignUp(), production)).status, 201);
  });

  newPassword("that is common is told together with all else that is wrong", async () => {
    const given = { ...aSignUp(), email: "no address", password: frequent };
    const refused = await post("/api/auth/sign-up", given, production);
    assert.equal(await fieldMessages(refused), {
      email: "Enter an email address, like name@example.com",
      ...tooCommon,
    });
  });

  newPassword(
    "that is common is refused when it replaces another, and a reset link stays unused",
    async () => {
      const { browser } = await anAccount(production);
      const change = { currentPassword: aPassword, password: frequent };
      const changed = await browser.post("/api/auth/password", change);
      assert.equal([changed.status, await fieldMessages(changed)], [400, tooCommon]);
      const reset = await post(
        "/api/auth/reset-password",
        { token: "of nobody", password: frequent },
        production,
      );
      assert.equal([reset.status, await fieldMessages(reset)], [400, tooCommon]);
    },
  );

  newPassword("that is common is refused in the forms, which keep the rest of what was typed", async () => {
    const given = { ...aSignUp(), password: frequent };
    const response = await new Browser(production).submit("/sign-up", given);
    assert.is(response.status, 400);
    const html = await response.text();
    assert.equal(summaryOf(html), [tooCommon.password]);
    assert.match(html, `value="${given.email}"`);
    const { browser } = await anAccount(production);
    const account = await browser.submit("/account", { currentPassword: aPassword, password: frequent });
    assert.equal(summaryOf(await account.text()), [tooCommon.password]);
    const reset = await browser.submit("/reset-password", { token: "of nobody", password: frequent });
    assert.equal(summaryOf(await reset.text()), [tooCommon.password]);
  });

  newPassword("that is common is taken outside production", async () => {
    assert.is((await post("/api/auth/sign-up", { ...aSignUp(), password: frequent })).status, 201);
  });
}

newPassword.run();
