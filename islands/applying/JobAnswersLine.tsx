import { type ReactNode, useState } from "react";
import type { Answers } from "../../src/shared/applying/application.ts";
import { type JobAnswers, jobAnswers } from "../../src/shared/applying/job-answers.ts";
import { sectorLabel } from "../../src/shared/jobs/sectors.ts";
import { say } from "../../src/shared/say.ts";
import { useFold } from "../lib/fold.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

export const jobFields: string[] = [
  "sector",
  "desiredCountry",
  "desiredPosition",
] satisfies (keyof JobAnswers)[];

interface Props {
  job: WizardJob;
  given: Answers;
  messages: Record<string, string | undefined>;
  isOpen: boolean;
  /** The three fields. A browser also sends folded fields. */
  children: ReactNode;
}

/** The job answers three questions. Their fields are folded, unless the candidate has changed an answer. */
export function JobAnswersLine({ job, given, messages, isOpen, children }: Props) {
  const filled = Object.entries(jobAnswers(job)) as [keyof JobAnswers, string][];
  const [differs] = useState(filled.some(([name, value]) => given[name] !== value));
  const fold = useFold(
    isOpen,
    filled.some(([name]) => messages[name] !== undefined),
  );
  if (differs) return children;
  return (
    <details className="fold job-answers" {...fold}>
      <summary>
        <span>
          {sectorLabel(job.sector)} · {say(job.country)} · {job.title}
        </span>
        <span className="fold-sign">{t("apply.change")}</span>
      </summary>
      {children}
    </details>
  );
}
