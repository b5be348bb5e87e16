import { suite } from "uvu";
import * as assert from "uvu/assert";
import { monthlyPay, payRange, yearlyPay } from "./pay.ts";

const pay = suite("pay");

pay("is a range, one amount, or what it goes up to", () => {
  assert.is(payRange(4_500, 6_000), "$4,500 - $6,000");
  assert.is(payRange(6_000, 6_000), "$6,000");
  assert.is(payRange(0, 6_000), "up to $6,000");
});

pay("is said for a month and for twelve", () => {
  const job = { salaryMin: 4_500, salaryMax: 6_000 };
  assert.is(monthlyPay(job), "$4,500 - $6,000 per month");
  assert.is(yearlyPay(job), "$54,000 - $72,000 per year");
});

pay("that was left at zero is not stated, rather than nothing", () => {
  const job = { salaryMin: 0, salaryMax: 0 };
  assert.is(monthlyPay(job), "Salary not stated");
  assert.is(yearlyPay(job), undefined);
});

pay.run();
