import { useRef } from "react";
import * as routes from "../../src/routes.ts";
import { useLinkTo } from "../lib/locale.ts";
import type { Retrying } from "../lib/retry.ts";
import { type DraftPart, type Saved, saveDraft, saveDraftPatiently } from "./save-draft.ts";
import { forgetUnsent } from "./unsent.ts";
import type { WizardProps } from "./wizard-props.ts";

export function useDraft({ draft: shown, job }: Pick<WizardProps, "draft" | "job">) {
  const linkTo = useLinkTo();
  const id = useRef(shown ?? null);
  const jobId = job?.id ?? null;

  /** Nothing stays here of a draft that goes on in another browser. The server's page says so. */
  const settled = (result: Saved): Saved => {
    if (result.draft) id.current = result.draft;
    // What was typed for it must not come back in the next one.
    if (result.moved || result.sent) forgetUnsent();
    if (result.moved) location.assign(linkTo(routes.apply, { ...(jobId && { job: jobId }) }));
    return result;
  };

  return {
    id,
    save: async (part: DraftPart) => settled(await saveDraft({ ...part, jobId, draft: id.current })),
    savePatiently: async (part: DraftPart, retrying: Retrying) =>
      settled(await saveDraftPatiently({ ...part, jobId, draft: id.current }, retrying)),
  };
}
