import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, post, send, testDatabase } from "../../../tests/support/site.ts";

const reviews = suite("/reviews");
const sql = await testDatabase();

const aReview = {
  candidateName: "Maria Santos",
  country: "Norway",
  jobObtained: "Third Engineer",
  rating: "4",
  review: "They kept me informed at every step.",
};

const read = async (path = "/reviews") => {
  const response = await send(path);
  assert.is(response.status, 200);
  return response.text();
};
const submit = (differences: Partial<typeof aReview>) =>
  new Browser().submit("/reviews", { ...aReview, ...differences });
const cardOf = (html: string, name: string) =>
  html.split("<li><span").find((card) => card.includes(name)) ?? "";

reviews("shows average, count, toggle and form", async () => {
  await post("/api/reviews", { ...aReview, rating: 4 });
  const html = await read();
  assert.match(html, /Average rating [1-5]\.\d of 5 · [\d,]+ review/);
  assert.match(html, /<summary[^>]*><span>Share Your Experience<\/span><span>Close Form<\/span>/);
  assert.match(html, /<option value="" selected="">Select a country<\/option>/);
  const options = /<select[^>]*name="country"[\s\S]*?<\/select>/.exec(html)?.[0].match(/<option/g);
  assert.is(options?.length, 1 + 11);
  assert.match(html, /<input type="radio" name="rating" checked="" value="5"\/>/);
});

reviews("holds six placeholders for the script", async () => {
  const placeholders = /<template id="loading"[\s\S]*?<\/template>/.exec(await read())?.[0] ?? "";
  assert.is(placeholders.match(/skeleton/g)?.length, 6);
});

reviews("shows what the form without script sends at once, and says so", async () => {
  const candidateName = unique("Maria");
  const response = await submit({ candidateName, review: "Line one of the review.\r\nLine two of it." });
  assert.is(response.status, 303);
  const html = await read(response.headers.get("Location") ?? "");
  assert.match(html, /Review Submitted!<\/h2><p>Thank you for sharing your experience/);
  assert.match(cardOf(html, candidateName), /Line one of the review\.\nLine two of it\./);
});

reviews("keeps what was typed and names what is wrong", async () => {
  const response = await submit({ candidateName: "M", rating: "2", review: "Too <b>short</b>" });
  assert.is(response.status, 400);
  assert.match(response.headers.get("Cache-Control") ?? "", /^private/);
  const html = await response.text();
  assert.match(html, /<title>Error: /);
  assert.match(html, /<details class="form-toggle" open="">/);
  assert.match(html, /<a href="#candidateName">Name must be at least 2 characters<\/a>/);
  assert.match(html, /<a href="#review">Review must be at least 20 characters<\/a>/);
  assert.match(html, /name="candidateName"[^>]*value="M"/);
  assert.match(html, /<option selected="">Norway<\/option>/);
  assert.match(html, /<input type="radio" name="rating" checked="" value="2"\/>/);
  assert.match(html, /Too &lt;b&gt;short&lt;\/b&gt;<\/textarea>/);
});

reviews("shows markup in a review as text", async () => {
  const candidateName = unique("<img src=x onerror=alert(1)>");
  await submit({ candidateName, review: "<script>alert(1)</script> is what I wrote" });
  const html = await read();
  assert.not(html.includes("<img src=x"));
  assert.not(html.includes("<script>alert"));
  assert.ok(html.includes("&lt;script&gt;alert(1)&lt;/script&gt; is what I wrote"));
});

reviews("marks a verified review, and explains the word", async () => {
  const [plain, verified] = [unique("Maria"), unique("Maria")];
  for (const candidateName of [plain, verified]) await submit({ candidateName });
  await sql`update reviews set verified = 1, from_hire = true where candidate_name = ${verified}`;
  const html = await read();
  assert.not.match(cardOf(html, plain), />Verified</);
  assert.match(cardOf(html, verified), /popoverTarget="about-verified"[^>]*><span[^>]*>Verified</i);
  assert.match(html, /id="about-verified" popover="auto" role="tooltip"/);
  assert.ok(html.includes("Anybody can write a story."));
});

reviews("shows the last page to who asks for one beyond", async () => {
  await submit({});
  assert.not((await read("/reviews?page=9999")).includes("No reviews available yet"));
});

reviews("holds no byte of who asks", async () => {
  const [first, second] = [new Browser(), new Browser()];
  await first.post("/api/create-payment-intent", {});
  const pages = await Promise.all([first, second].map(async (one) => (await one.send("/reviews")).text()));
  assert.is(pages[0], pages[1]);
});

if (inProcess)
  reviews("invites to write the first while there is none", async () => {
    const empty = await migratedDatabase();
    try {
      const html = await (await send("/reviews", {}, { sql: empty.sql })).text();
      assert.ok(html.includes("No reviews available yet. Be the first to share your experience!"));
      assert.ok(html.includes(">0 reviews<"));
    } finally {
      await empty.close();
    }
  });

reviews.run();
