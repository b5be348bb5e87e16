import PostJob, { type PostJobProps } from "../../../islands/PostJob.tsx";
import { Island } from "../Island.tsx";
import { Notice } from "../Notice.tsx";
import { JobPreview } from "./JobPreview.tsx";

interface Props {
  title: string;
  lead: string;
  form: PostJobProps;
  /** Why it was refused, when no field is to blame. */
  refusal: { title: string; text: string } | undefined;
  withPreview: boolean;
}

export function PostingPage({ title, lead, form, refusal, withPreview }: Props) {
  return (
    <div className="narrow page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {refusal && (
        <Notice kind="error" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
      <Island of={PostJob} props={form} when="interaction" />
      <section id="preview" tabIndex={-1}>
        {withPreview && <JobPreview answers={form.answers} />}
      </section>
    </div>
  );
}
