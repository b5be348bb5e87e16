import type { PlacementState } from "../../shared/applications/placement.ts";
import type { BadgeKind } from "../shell/Badge.tsx";

export const badges: Record<PlacementState, BadgeKind> = {
  open: "warn",
  yes: "ok",
  no: "neutral",
  gone: "neutral",
};
