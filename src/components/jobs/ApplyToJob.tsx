import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import * as routes from "../../routes.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { ApplyLink, QuietApplyLink } from "../shell/ButtonLink.tsx";

interface Props {
  job: Pick<Job, "id" | "sample">;
  children: ReactNode;
}

/** A sample hires nobody, so its button does not stand out. */
export function ApplyToJob({ job, children }: Props) {
  const linkTo = useLinkTo();
  const Link = job.sample ? QuietApplyLink : ApplyLink;
  return <Link href={linkTo(routes.apply, { job: job.id })}>{children}</Link>;
}
