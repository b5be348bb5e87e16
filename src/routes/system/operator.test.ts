import { suite } from "uvu";
import * as assert from "uvu/assert";
import { live } from "../../../tests/support/environments.ts";
import { receivedMailTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { send } from "../../../tests/support/site.ts";
import { addFoot } from "../../domain/mail/open-email.ts";
import { readConfig } from "../../runtime/config/config.ts";
import { operatorWarning } from "../../runtime/config/operator-warning.ts";
import type { Operator } from "../../shared/operator.ts";

const operator = suite("the operator's block");

const named = {
  operatorName: "Harbour Crewing Ltd",
  operatorRegistration: "Companies House 01234567",
  operatorLicence: undefined,
  operatorAddress: "1 Quay Street, Hull",
  operatorPhone: "+44 20 7946 0000",
  operatorEmail: "office@harbour.example",
};
const lines =
  "Harbour Crewing Ltd\nCompanies House 01234567\n1 Quay Street, Hull\n+44 20 7946 0000\noffice@harbour.example";

const times = (html: string) => html.split(lines).length - 1;
const page = async (path: string, settings: object = named) => (await send(path, {}, { settings })).text();

operator("is in the footer of public pages and of those on which somebody works", async () => {
  for (const path of ["/", "/jobs", "/nowhere", "/apply", "/sign-in"])
    assert.is(times(await page(path)), 1, path);
});

operator("is on the page about safety and beside a receipt, too", async () => {
  const { path } = await anOwnPage();
  for (const fact of [
    "<dt>Registration</dt><dd>Companies House 01234567</dd>",
    "<dt>Phone</dt><dd>+44 20 7946 0000</dd>",
  ])
    assert.ok((await page("/safety")).includes(fact), fact);
  assert.is(times(await page(path)), 2);
});

operator("shows nothing while nobody is named", async () => {
  assert.not.match(
    await page("/safety", {
      ...named,
      operatorName: undefined,
      operatorAddress: undefined,
      operatorRegistration: undefined,
      operatorPhone: undefined,
    }),
    "Who runs this site",
  );
});

operator(
  "ends each email as it is when the email is sent, below the name and the address of the site",
  async () => {
    const { application } = await anOwnPage();
    const mail = await receivedMailTo(application.email);
    assert.not.match(mail.body, "Harbour Crewing");
    const footOf = (settings: Partial<Operator>) =>
      addFoot(mail, { ...named, ...settings, siteUrl: "https://jobs.example/" }).body.slice(mail.body.length);
    assert.is(footOf({}), `\n\nLandfall · jobs.example\n${lines}`);
    const nobody = { operatorName: undefined, operatorRegistration: undefined, operatorAddress: undefined };
    assert.is(footOf({ ...nobody, operatorPhone: undefined }), "\n\nLandfall · jobs.example");
  },
);

operator("is asked for at each start in production while it is empty", () => {
  assert.is(
    operatorWarning(readConfig(live)),
    "Visitors cannot see who runs this site. Set OPERATOR_NAME and OPERATOR_ADDRESS.",
  );
  const whole = { ...live, OPERATOR_NAME: "Harbour Crewing Ltd", OPERATOR_ADDRESS: "1 Quay Street, Hull" };
  assert.is(operatorWarning(readConfig(whole)), undefined);
  assert.is(operatorWarning(readConfig({})), undefined);
});

operator.run();
