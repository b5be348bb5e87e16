import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { DeskHead } from "../employers/DeskHead.tsx";

interface Props {
  id: string;
  jobId: string;
  title: string;
  /** A dot stands between each two of these elements, which follow the title. */
  children: ReactNode;
}

/** The heading of an employer's page about one application, with the way back to it in the job's list. */
export function ApplicationHead({ id, jobId, title, children }: Props) {
  const linkTo = useLinkTo();
  return (
    <DeskHead
      title={title}
      lead={<p className="lead dotted">{children}</p>}
      back={{
        href: `${linkTo(routes.employerJob, { id: jobId, open: id })}#application-${id}`,
        text: t("employer.application.back"),
      }}
      isNarrow
    />
  );
}
