import { type SyntheticEvent, useState } from "react";

/** A fold opens for a wrong answer, and stays open while the answer is corrected. Only the visitor closes it. */
export function useFold(drawnOpen: boolean, isWrong: boolean) {
  const [open, setOpen] = useState(drawnOpen);
  if (isWrong && !open) setOpen(true);
  return {
    open,
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
  };
}
