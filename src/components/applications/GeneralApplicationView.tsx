import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { t } from "../../content/words.ts";
import type { GeneralApplication } from "../../db/applications/general-applications.ts";
import * as routes from "../../routes.ts";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import { listedDateTime } from "../../shared/applications/listed-dates.ts";
import { inOneLine } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { Facts } from "./Facts.tsx";

interface Props {
  application: GeneralApplication;
  now: Date;
}

/** Shows an application for no job in particular, and the form that answers it. */
export function GeneralApplicationView({ application, now }: Props) {
  const { email, desiredPosition, desiredCountry, sector } = application;
  const wanted = [desiredPosition, sector && sectorLabel(sector), desiredCountry];
  return (
    <>
      <Facts
        rows={[
          [t("placing.email"), email && <a href={`mailto:${email}`}>{email}</a>],
          [t("placing.wants"), wanted.filter(Boolean).join(" · ")],
          [t("placing.experience"), application.experience ?? ""],
          [t("placing.qualification"), application.qualification ?? ""],
          [t("placing.nationality"), application.nationality ?? ""],
          [t("placing.sent"), t("application.date", { date: listedDateTime(application.submittedAt) })],
        ]}
      />
      {application.isLive ? (
        <StatusForm application={application} now={now} />
      ) : (
        <Notice kind="warning" text={t("placing.closed")} />
      )}
    </>
  );
}

function StatusForm({ application: { id, applicationStatus, heldUntil }, now }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  return (
    <section id="status">
      <h3>{t("placing.status")}</h3>
      <p className="meta">
        {t("placing.status.text")} {sendsEmail && t("placing.status.told")}
      </p>
      {heldUntil && heldUntil > now && (
        <p className="meta">{t("placing.status.held", { date: inOneLine(listedDateTime(heldUntil)) })}</p>
      )}
      <form className="inline-form" method="post" action={linkTo(routes.adminGeneralStatus, { id })}>
        <label htmlFor="general-status">
          {t("placing.status.label")}
          <select id="general-status" name="status" defaultValue={applicationStatus} autoComplete="off">
            <Options of={applicationStatuses} />
          </select>
        </label>
        <button type="submit" className="btn btn-quiet">
          {t("placing.status.submit")}
        </button>
      </form>
    </section>
  );
}
