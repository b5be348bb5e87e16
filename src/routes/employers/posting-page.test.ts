import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { inProcess } from "../../../tests/support/site.ts";

const lead = suite("the first sentence above the form of a job");

if (inProcess)
  for (const [employerCheck, aboutNew, aboutChange] of [
    [
      "none",
      "as soon as you post it. We read some jobs first.",
      "when you save. We read some changes first.",
    ],
    [
      "before",
      "We check your company and the text before candidates see the job.",
      "We may check what you change",
    ],
  ] as const)
    lead(`is true with EMPLOYER_CHECK=${employerCheck}`, async () => {
      const { browser } = await anEmployer({ settings: { employerCheck } });
      assert.match(await (await browser.send("/employer/post-job")).text(), aboutNew);
      const { id } = await postJob({ browser });
      assert.match(await (await browser.send(`/employer/jobs/${id}/edit`)).text(), aboutChange);
    });

lead.run();
