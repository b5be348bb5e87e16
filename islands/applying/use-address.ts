import { useCallback, useEffect } from "react";
import * as routes from "../../src/routes.ts";
import type { StepNumber } from "../../src/shared/applying/application.ts";
import { useLinkTo } from "../lib/locale.ts";

interface Place {
  jobId: string | null;
  /** The step that the server drew. An address without a step means this one. */
  first: StepNumber;
  step: StepNumber;
  /** A payment runs, and its step stays. */
  held: boolean;
  onMove: (wanted: number) => void;
}

/** Keeps the step in the address, so that Back and Forward walk through the wizard. */
export function useAddress({ jobId, first, step, held, onMove }: Place) {
  const linkTo = useLinkTo();
  const address = useCallback(
    (target: StepNumber) => linkTo(routes.apply, { ...(jobId && { job: jobId }), step: target }),
    [linkTo, jobId],
  );

  // A page that a form posted to has no address of its own.
  useEffect(() => {
    if (location.pathname !== linkTo(routes.apply)) history.replaceState(null, "", address(first));
  }, [linkTo, address, first]);

  useEffect(() => {
    const onPopState = () => {
      const wanted = Number(new URLSearchParams(location.search).get("step")) || first;
      // A link to a field of this step changes the history, too.
      if (wanted === step) return;
      if (held) history.pushState(null, "", address(step));
      else onMove(wanted);
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [first, step, held, address, onMove]);

  return (target: StepNumber) => history.pushState(null, "", address(target));
}
