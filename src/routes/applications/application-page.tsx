import type { Context } from "hono";
import { ErasedApplicationView } from "../../components/applications/ErasedApplicationView.tsx";
import { OwnApplicationView } from "../../components/applications/OwnApplicationView.tsx";
import type { OwnOutcomes } from "../../components/applications/own-outcomes.ts";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { openApplicationLink } from "../../domain/applications/application-link.ts";
import { findLinkedApplication } from "../../domain/applications/linked-application.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { privateViewOf } from "../../middleware/applications/tracking-cookies.ts";
import * as routes from "../../routes.ts";

export const linkedId = async (c: Context<Env>): Promise<string> =>
  (await openApplicationLink(c.env.sql, c.req.param("token") ?? "")) ?? fail("linkUnknown");

export async function renderOwnApplication(c: Context<Env>, token: string, outcomes: OwnOutcomes = {}) {
  const found = (await findLinkedApplication(c.env, token, privateViewOf(c))) ?? fail("linkUnknown");
  return "erased" in found
    ? c.render(<ErasedApplicationView {...found} />, ownPageMeta(c, t("erased.title")))
    : c.render(
        <OwnApplicationView
          {...{ application: found, token, outcomes, now: c.env.clock() }}
          refundDays={c.env.settings.refundUnplacedDays}
        />,
        ownPageMeta(c, titleOf(found), isFailed(outcomes)),
      );
}

const isFailed = ({ sent, interview, placement, offer, passport, dates }: OwnOutcomes): boolean =>
  [sent, interview, placement, offer].some((outcome) => outcome?.problem !== undefined) ||
  [passport, dates].some((outcome) => Boolean(outcome?.issues?.length));

/** The tab of the job itself has the same name, so this title also says whose page it is. */
const titleOf = ({ job }: Pick<OwnApplication, "job">): string =>
  job ? t("application.title.job", { ...job }) : t("application.general");

export function ownPageMeta(c: Context<Env>, title: string, isError = false): PageMeta {
  return {
    title,
    isError,
    description: t("application.meta.description"),
    // The address of the page is a secret, so the page names another one.
    canonical: c.var.linkTo(routes.applicationSuccess),
    noindex: true,
    hasFooterRow: true,
    styles: ["facts", "apply", "course", "files", "interviews", "map", "own", "print", "sent", "talk"],
  };
}
