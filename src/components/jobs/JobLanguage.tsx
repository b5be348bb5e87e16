import { t } from "../../content/words.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { speech } from "../../shared/speech.ts";

type Written = Pick<Job, "lang">;

const isForeign = ({ lang }: Written) => lang !== (speech()?.locale ?? "en");

/** The attributes of an employer's text: screen readers and hyphenation read `lang`. */
export const asWritten = (job: Written) => ({
  dir: "auto" as const,
  ...(isForeign(job) && { lang: job.lang }),
});

export const JobTitle = ({ job }: { job: Written & Pick<Job, "title"> }) =>
  isForeign(job) ? <bdi lang={job.lang}>{job.title}</bdi> : job.title;

/** Warns a reader before a text in another language. */
export function JobLanguage({ job }: { job: Written }) {
  if (!isForeign(job)) return null;
  return <p className="meta">{t("job.lang", { language: t(`employer.lang.${job.lang}`) })}</p>;
}
