import { type NewDatabase, newDatabase } from "../support/new-database.ts";
import type { SiteProcess } from "../support/site-process.ts";
import { besideSuite, walk } from "./beside.ts";
import { mailSite } from "./mail-site.ts";
import { type Postfix, postfix } from "./postfix.ts";

interface MailScene {
  database: NewDatabase;
  server: Postfix;
  site: SiteProcess;
}

/** Its scene is there once its tests run: a Postfix, and a site that sends through it. */
export function mailSuite(name: string) {
  const beside = besideSuite(name);
  const scene = {} as MailScene;
  beside.before(async () => {
    scene.database = await newDatabase({ max: 2 });
    scene.server = await postfix();
    await scene.server.start();
    scene.site = await mailSite(scene.database, scene.server);
    await scene.site.start();
  });
  beside.after(async () => {
    await scene.site?.close();
    scene.server?.stop();
    await scene.database?.drop();
  });
  return { test: walk("postfix", beside), scene, run: () => void beside.run() };
}
