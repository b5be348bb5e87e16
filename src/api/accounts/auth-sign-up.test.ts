import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, aSignUp } from "../../../tests/support/account.ts";
import { fieldMessages, post } from "../../../tests/support/site.ts";
import type { User } from "../../shared/accounts/account.ts";

const signUp = suite("POST /api/auth/sign-up");

signUp("answers 201 with the user, a candidate, and nothing else", async () => {
  const given = aSignUp();
  const response = await post("/api/auth/sign-up", given);
  assert.is(response.status, 201);
  const { id, createdAt, updatedAt, ...user } = (await response.json()) as User;
  const { password, ...named } = given;
  assert.equal(user, { ...named, profileImageUrl: null, role: "candidate" });
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.is(new Date(createdAt).toISOString(), createdAt);
  assert.is(updatedAt, createdAt);
});

signUp("signs in", async () => {
  const { browser, user } = await anAccount();
  assert.equal(await (await browser.send("/api/auth/user")).json(), user);
});

signUp("refuses an email address that has an account, in any case", async () => {
  const given = aSignUp();
  await post("/api/auth/sign-up", given);
  for (const email of [given.email, given.email.toUpperCase(), ` ${given.email} `]) {
    const response = await post("/api/auth/sign-up", { ...given, email });
    assert.is(response.status, 409);
    assert.equal(response.headers.getSetCookie(), []);
  }
});

signUp("says all that is wrong at once", async () => {
  const response = await post("/api/auth/sign-up", {
    firstName: " ",
    email: "no address",
    password: "123456789",
  });
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), {
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter an email address, like name@example.com",
    password: "The password must be at least 10 characters",
  });
});

signUp("asks of a password nothing but its length", async () => {
  const response = await post("/api/auth/sign-up", { ...aSignUp(), password: "aaaaaaaaaa" });
  assert.is(response.status, 201);
});

signUp("makes one account of many at once", async () => {
  const given = aSignUp();
  const answers = await Promise.all(Array.from({ length: 4 }, () => post("/api/auth/sign-up", given)));
  assert.equal(answers.map(({ status }) => status).sort(), [201, 409, 409, 409]);
});

signUp.run();
