import { suite } from "uvu";
import * as assert from "uvu/assert";
import { send } from "../../../tests/support/site.ts";

const row = suite("FooterRow");

for (const path of ["/apply", "/sign-in", "/sign-up", "/forgot-password", "/saved/reminders/stop"])
  row(`ends ${path} with the six links, without newsletter and countries`, async () => {
    const html = await (await send(path)).text();
    const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";
    const links = [...footer.matchAll(/<a href="([^"]+)"(?! lang=)/g)].map(([, href]) => href);
    assert.equal(links, ["/", "/jobs", "/apply", "/reviews", "/terms", "/privacy"]);
    assert.match(footer, ">Browse Jobs</a>");
    assert.not.match(footer, "<form");
    assert.match(html, ".foot-row");
  });

row.run();
