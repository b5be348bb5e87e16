import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openCheckedSite } from "../../../tests/support/checked-site.ts";
import { aPreparedPayment, pay, unique } from "../../../tests/support/fixtures.ts";
import { ownPageIn, receivedMailTo } from "../../../tests/support/mailbox.ts";
import { anApplicant, complete, submit } from "../../../tests/support/payment-steps.ts";
import { json, send } from "../../../tests/support/site.ts";

const lapse = suite("a payment that is settled after the employer's check ended");
const { sql, close, world, administrator, checked } = await openCheckedSite();
lapse.after(close);

lapse(
  "is told so in the email, on the confirmation and on the own page, with the fee offered back",
  async () => {
    const { employer, company, post } = await checked();
    const email = `${unique("maria").replace(" ", ".")}@example.com`;
    const application = { ...anApplicant(), email, jobId: (await post()).id };
    const { browser, intent } = await aPreparedPayment(application, world);
    await administrator.send(`/api/admin/employers/${employer.user.id}/mandate`, json({ company }, "DELETE"));
    await pay(browser, intent);
    const id = await submit(browser, application);
    assert.is((await complete(browser, id, intent)).status, 200);

    const mail = await receivedMailTo(email, sql);
    assert.match(mail.body, "This application is closed to the employer");
    assert.match(mail.body, "If you withdraw it, we refund the fee.");
    assert.not.match(mail.body, "our team reviews");
    const confirmation = await (await browser.send("/application-success")).text();
    assert.match(confirmation, "This application is closed to the employer");
    assert.match(confirmation, "If you withdraw it, we refund the fee.");
    assert.not.match(confirmation, "Our team reviews");
    assert.not.match(confirmation, "non-refundable");
    const page = await (await send(ownPageIn(mail.body)!, {}, world)).text();
    assert.match(page, "Closed to the employer since");
    assert.match(page, "If you withdraw it, we refund the fee.");
  },
);

lapse.run();
