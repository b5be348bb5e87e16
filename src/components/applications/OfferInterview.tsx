import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import * as routes from "../../routes.ts";
import { NeedsMail } from "../shell/NeedsMail.tsx";
import { InterviewForm, type InterviewFormState } from "./InterviewForm.tsx";

interface Props {
  applicationId: string;
  interviews: readonly ShownInterview[];
  /** The employer is changing the times of this interview. */
  moved: ShownInterview | undefined;
  form: InterviewFormState;
  /** The zone of a new interview. */
  zone: string | undefined;
}

/** While an interview is ahead, the form for another one is folded. */
export function OfferInterview({ applicationId: id, interviews, moved, form, zone }: Props) {
  const linkTo = useLinkTo();
  if (moved)
    return (
      <section id="offer">
        <h2>{t("interview.move.title")}</h2>
        <p>{t("interview.move.lead")}</p>
        <InterviewForm
          {...form}
          zone={zone}
          action={linkTo(routes.employerInterview, { id, interviewId: moved.id })}
        />
      </section>
    );
  const isAhead = interviews.some(
    ({ state, isOver }) => (state === "offered" || state === "chosen") && !isOver,
  );
  const content = (
    <>
      <p>
        <NeedsMail instead={t("interview.lead.unmailed")}>{t("interview.lead")}</NeedsMail>
      </p>
      <InterviewForm {...form} zone={zone} action={linkTo(routes.employerInterviews, { id })} />
    </>
  );
  return isAhead ? (
    <details className="more" open={form.issues.length > 0}>
      <summary>{t("interview.offer.more")}</summary>
      {content}
    </details>
  ) : (
    <section>
      {interviews.length > 0 && <h2>{t("interview.offer.more")}</h2>}
      {content}
    </section>
  );
}
