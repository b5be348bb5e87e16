import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decodeCursor, encodeCursor } from "./cursor.ts";

const cursor = suite("cursor");
const place = { createdAt: "2027-01-02T03:04:05.678901Z", id: "0190a1b2-0000-4000-8000-000000000001" };
const encoded = (text: string) => Buffer.from(text).toString("base64url");

cursor("comes back as it was, to the microsecond", () => {
  for (const found of [
    place,
    { ...place, tier: 2, key: -4000 },
    { ...place, tier: 2, key: -4000, secondKey: 0 },
  ])
    assert.equal(decodeCursor(encodeCursor(found)), found);
});

cursor("needs no escaping in an address", () => {
  assert.match(encodeCursor(place), /^[\w-]+$/);
});

const broken: Record<string, string> = {
  "other characters": "not a cursor!",
  "other content": encoded("hello"),
  "a day that does not exist": encoded(`2027-13-02T03:04:05.678901Z ${place.id}`),
  "an id that is none": encoded(`${place.createdAt} 17`),
  "more than it should hold": encoded(`${place.createdAt} ${place.id} x`),
  "one number": encoded(`${place.createdAt} ${place.id} 1`),
  "four numbers": encoded(`${place.createdAt} ${place.id} 1 2 3 4`),
  "endless text": "a".repeat(5000),
};
for (const [what, text] of Object.entries(broken))
  cursor(`is refused with ${what}`, () => assert.is(decodeCursor(text), undefined));

cursor.run();
