import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

type IslandComponent = ComponentType<object> & {
  ready?: (props: object) => Promise<void> | undefined;
};

interface Props {
  component: ComponentType<object>;
  props: object;
  onHydrated: () => void;
}

function Hydrating({ component, props, onHydrated }: Props) {
  useEffect(onHydrated, [onHydrated]);
  return createElement(component, props);
}

/** Resolves once the island's handlers are attached. */
export async function mount(island: Element, component: IslandComponent): Promise<void> {
  const props = JSON.parse(island.getAttribute("props") ?? "{}") as object;
  await component.ready?.(props);
  const identifierPrefix = island.getAttribute("prefix") ?? "";
  return new Promise((onHydrated) => {
    hydrateRoot(island, createElement(Hydrating, { component, props, onHydrated }), { identifierPrefix });
  });
}
