import { useCallback, useEffect } from "react";
import * as routes from "../../src/routes.ts";
import type { StepNumber } from "../../src/shared/applying/application.ts";
import { useLinkTo } from "../lib/locale.ts";

interface Place {
  jobId: string | null;
  /** The step that the server drew. An address without a step means this one. */
  first: StepNumber;
  step: StepNumber;
  /** The step leads back to the review. */
  returns: boolean;
  /** A payment runs, and its step stays. */
  held: boolean;
  onMove: (wanted: number, returns: boolean) => void;
}

/** Keeps the step in the address, so that Back and Forward walk through the wizard. */
export function useAddress({ jobId, first, step, returns, held, onMove }: Place) {
  const linkTo = useLinkTo();
  const address = useCallback(
    (target: StepNumber, comesBack: boolean) =>
      linkTo(routes.apply, { ...(jobId && { job: jobId }), step: target, ...(comesBack && { review: 1 }) }),
    [linkTo, jobId],
  );

  // A page whose entry has a state loads the wizard at once.
  const push = useCallback(
    (target: StepNumber, comesBack: boolean) => history.pushState(true, "", address(target, comesBack)),
    [address],
  );

  // A page that a form posted to has no address of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once, when the page comes alive
  useEffect(() => {
    if (location.pathname !== linkTo(routes.apply)) history.replaceState(null, "", address(first, returns));
  }, []);

  useEffect(() => {
    const onPopState = () => {
      const asked = new URLSearchParams(location.search);
      const wanted = Number(asked.get("step")) || first;
      // A link to a field of this step changes the history, too.
      if (wanted === step) return;
      if (held) push(step, returns);
      else onMove(wanted, asked.has("review"));
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, [first, step, returns, held, push, onMove]);

  return push;
}
