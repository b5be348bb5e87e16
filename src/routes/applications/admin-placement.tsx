import { type Context, Hono } from "hono";
import { AdminPlacements, PlaceableJobs } from "../../components/applications/AdminPlacements.tsx";
import { GeneralApplicationView } from "../../components/applications/GeneralApplicationView.tsx";
import { UntoldCandidate } from "../../components/applications/UntoldCandidate.tsx";
import { NoEmails } from "../../components/mail/NoMailer.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import {
  findGeneralApplication,
  type GeneralApplication,
} from "../../db/applications/general-applications.ts";
import { listPlaceableJobs } from "../../db/applications/placeable-jobs.ts";
import { listPlacements } from "../../db/applications/placements.ts";
import { changeGeneralStatus } from "../../domain/applications/change-general-status.ts";
import { offerPlacement } from "../../domain/applications/placements/offer-placement.ts";
import type { Env } from "../../env.ts";
import { Failure, fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { StatusChange } from "../../shared/applications/application-status.ts";
import { PlacementOffer } from "../../shared/applications/placement.ts";
import { searchText } from "../../shared/search-text.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const shownJobs = 20;
const notices = { offered: "placing.done.offered", answered: "placing.done.answered" } as const;
const isDone = (text: string | undefined): text is keyof typeof notices =>
  text !== undefined && Object.hasOwn(notices, text);

/** The administrator answers an application for no job in particular, and offers it a job. */
export const adminPlacementPage = new Hono<Env>()
  .get(routes.adminPlacement.path, (c) => showPlacement(c, searchText(c.req.query("search"))))
  .post(routes.adminPlacement.path, async (c) => {
    const form = await readForm(c);
    const search = searchText(form.get("search"));
    const offer = PlacementOffer.safeParse({ jobId: form.get("jobId") ?? "" });
    if (!offer.success) return refuse(c, 400, offer.error.issues[0]!.message, search);
    const made = await offerPlacement(c.env, c.req.param("id"), offer.data.jobId).catch(besideTheForm);
    if (made instanceof Failure) return refuse(c, 409, made.message, search);
    return comeBack(c, "offered", "placements");
  })
  .post(routes.adminGeneralStatus.path, async (c) => {
    const change = StatusChange.safeParse({ status: (await readForm(c)).get("status") });
    if (!change.success) return refuse(c, 400, change.error.issues[0]!.message);
    const answered = await changeGeneralStatus(c.env, c.req.param("id"), change.data.status).catch(
      besideTheForm,
    );
    if (answered instanceof Failure) return refuse(c, 409, answered.message);
    return comeBack(c, "answered", "status");
  });

const besideTheForm = refusalWith(409);

const comeBack = (c: Context<Env>, done: keyof typeof notices, place: string) =>
  c.redirect(`${c.var.linkTo(routes.adminPlacement, { id: c.req.param("id") ?? "", done })}#${place}`, 303);

function refuse(c: Context<Env>, status: 400 | 409, problem: string, search?: string) {
  c.status(status);
  return showPlacement(c, search, problem);
}

async function showPlacement(c: Context<Env>, search: string | undefined, problem?: string) {
  const { sql, clock, mail } = c.env;
  const id = c.req.param("id") ?? "";
  const application = (isUuid(id) && (await findGeneralApplication(sql, id))) || fail("applicationNotFound");
  if (application.jobId) fail("applicationHasJob");
  const placements = await listPlacements(sql, id);
  const isOpen = application.isLive && application.applicationStatus !== "rejected";
  const found = isOpen
    ? await listPlaceableJobs(sql, { ...wantedBy(application), search, limit: shownJobs + 1 })
    : [];
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "application", id },
    ids: [id],
    details: { way: "page" },
  });
  const done = c.req.query("done");
  const isUntold = done === "offered" && !mail;
  const doneKey = isUntold ? "placing.done.notTold" : isDone(done) && notices[done];
  return renderAdmin(
    c,
    {
      section: routes.adminApplications,
      title: application.fullName ?? t("erasure.byCandidate"),
      lead: t("placing.title", { reference: application.reference }),
      back: {
        href: c.var.linkTo(routes.adminApplications, { search: application.reference }),
        text: t("placing.back"),
      },
      isRefused: problem !== undefined,
    },
    <>
      {problem && <Notice kind="error" text={problem} />}
      {!problem && doneKey && (
        <Notice kind={isUntold ? "warning" : "success"} text={t(doneKey)}>
          {isUntold && application.email && <UntoldCandidate email={application.email} />}
        </Notice>
      )}
      {!mail && !isUntold && <NoEmails />}
      <GeneralApplicationView application={application} now={clock()} />
      <AdminPlacements placements={placements} />
      {isOpen && (
        <PlaceableJobs
          applicationId={id}
          search={search}
          jobs={found.slice(0, shownJobs)}
          hasMore={found.length > shownJobs}
          sector={application.sector}
        />
      )}
    </>,
  );
}

const wantedBy = ({ id, sector, desiredCountry }: GeneralApplication) => ({
  applicationId: id,
  sector,
  country: desiredCountry,
});
