import { useEffect, useReducer, useRef, useState } from "react";
import * as routes from "../../src/routes.ts";
import { useLinkTo } from "../lib/locale.ts";
import { draftTab } from "./draft-tab.ts";
import { isTouched } from "./restore-into.ts";
import type { WizardProps } from "./wizard-props.ts";

export function useDraft(props: WizardProps, onRestored: () => void) {
  const linkTo = useLinkTo();
  const form = useRef<HTMLFormElement>(null);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [tab] = useState(() => {
    const { job } = props;
    // The server's page says what became of the draft.
    const onMoved = () => location.assign(linkTo(routes.apply, { ...(job && { job: job.id }) }));
    return draftTab(props, { form, onShown: redraw, onMoved });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    // What was typed before the script was there is kept, too.
    if (form.current && isTouched(form.current)) tab.keepSoon();
    if (tab.restore()) onRestored();
    // A visitor may leave before the delayed save runs.
    addEventListener("pagehide", tab.collect);
    return () => removeEventListener("pagehide", tab.collect);
  }, []);

  return { ...tab, form };
}
