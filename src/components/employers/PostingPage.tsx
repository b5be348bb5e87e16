import { keptKey } from "../../../islands/employers/kept-posting.ts";
import PostJob, { type PostJobProps } from "../../../islands/PostJob.tsx";
import * as routes from "../../routes.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";
import { linkTo } from "../../shared/link.ts";
import { Island } from "../shell/Island.tsx";
import { Notice } from "../shell/Notice.tsx";
import { DashboardNotices } from "./DashboardNotices.tsx";
import { HeldJobNotice } from "./HeldJob.tsx";
import { JobPreview } from "./JobPreview.tsx";

interface Props {
  title: string;
  lead: string;
  form: PostJobProps;
  /** Why it was refused, when no field is to blame. */
  refusal: { title: string; text: string } | undefined;
  /** Why the job that is edited waits. */
  hold: JobHold | undefined;
  withPreview: boolean;
  /** As an employer, just now. */
  registered: boolean;
}

export function PostingPage({ title, lead, form, refusal, hold, withPreview, registered }: Props) {
  const action = form.edited
    ? linkTo(routes.employerJobEdit, { id: form.edited.id })
    : linkTo(routes.employerPostJob);
  return (
    <div className="narrow page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <DashboardNotices done={registered ? ["registered"] : []} />
      {refusal && <Notice kind="error" title={refusal.title} text={refusal.text} />}
      {hold && <HeldJobNotice hold={hold} />}
      <Island of={PostJob} props={form} when="interaction" wakeIfKept={keptKey(action)} />
      <section id="preview" tabIndex={-1}>
        {withPreview && <JobPreview answers={form.answers} />}
      </section>
    </div>
  );
}
