import type { SyntheticEvent } from "react";

export const instead = (act: () => unknown) => (event: SyntheticEvent) => {
  if (event.currentTarget instanceof HTMLAnchorElement && opensElsewhere(event.nativeEvent as MouseEvent))
    return;
  event.preventDefault();
  void act();
};

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
