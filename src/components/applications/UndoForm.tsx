import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { type ListPlace, ListPlaceFields } from "./ListPlaceFields.tsx";

interface Props {
  application: JobApplication;
  place: ListPlace;
  now: Date;
  /** The form beside the row has the same button as the open application. */
  isOnRow?: boolean;
}

/** Takes the last change back while its email is held. The island counts the time down. */
export function UndoForm({ application, place, now, isOnRow = false }: Props) {
  const linkTo = useLinkTo();
  const { id, fullName: name, heldUntil, applicationStatus } = application;
  const left = heldUntil ? Math.ceil((new Date(heldUntil).getTime() - now.getTime()) / 1000) : 0;
  if (left <= 0) return null;
  return (
    <form
      className={isOnRow ? "undo-form undo-row" : "undo-form"}
      method="post"
      action={linkTo(routes.employerApplicationUndo, { id })}
      data-application={id}
      data-name={name}
    >
      <ListPlaceFields place={place} />
      <input type="hidden" name="changed" value={applicationStatus} />
      <span className="meta" data-left={left}>
        {tn("employer.undo.minutes", Math.ceil(left / 60))}
      </span>
      <button
        type="submit"
        id={isOnRow ? `undo-row-${id}` : `undo-${id}`}
        className="btn btn-quiet"
        aria-label={t("employer.undo.of", { name })}
      >
        {t("employer.undo")}
      </button>
    </form>
  );
}
