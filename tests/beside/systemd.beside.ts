import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { besideSuite, example, isFound, walk } from "./beside.ts";

if (isFound("systemd-analyze")) {
  const beside = besideSuite("systemd-analyze");
  const test = walk("systemd-analyze", beside);
  const ask = (...args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });

  test("the unit without a mistake", async () => {
    const { status, stdout, stderr } = ask("verify", example("landfall.service", {}));
    assert.equal([status, stdout + stderr], [0, ""]);
  });

  test("the units of the nightly backup without a mistake", async () => {
    const service = example("landfall-backup.service", {});
    const timer = example("landfall-backup.timer", {});
    // systemd looks for the service of a timer beside it.
    const beside = join(dirname(service), basename(timer));
    copyFileSync(timer, beside);
    const { status, stdout, stderr } = ask("verify", service, beside);
    assert.equal([status, stdout + stderr], [0, ""]);
  });

  test("the unit exposed as little as possible", async () => {
    const file = example("landfall.service", {});
    const { stdout, stderr } = ask("security", "--offline=true", "--no-pager", file);
    const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    assert.ok(exposure < 2, `${stdout.slice(-300)}${stderr}`);
  });

  beside.run();
}
