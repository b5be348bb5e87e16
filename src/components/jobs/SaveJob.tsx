import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

export const savePlace = (jobId: string) => `save-${jobId}`;

interface Props {
  jobId: string;
  /** The name of the job tells this button from others on the page. */
  title?: string;
}

/**
 * Is the same for everybody, because caches keep public pages. After the form is sent, the address of the page
 * names the job, and the style sheet shows the link instead of the button.
 */
export function SaveJob({ jobId, title }: Props) {
  const linkTo = useLinkTo();
  return (
    <form className="save" method="post" action={linkTo(routes.saveJob, { id: jobId })} id={savePlace(jobId)}>
      <button type="submit" className="btn-quiet" aria-label={title && t("saved.save.title", { title })}>
        {t("saved.save")}
      </button>
      {title ? (
        <a className="btn btn-quiet" href={linkTo(routes.saved)} aria-label={t("saved.saved")}>
          {t("saved.saved.short")}
        </a>
      ) : (
        <a href={linkTo(routes.saved)}>{t("saved.saved")}</a>
      )}
    </form>
  );
}
