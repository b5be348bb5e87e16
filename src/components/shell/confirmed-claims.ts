import { createContext, useContext } from "react";
import type { ClaimName } from "../../shared/claim-names.ts";

/** The claims that may show. */
export const ClaimsContext = createContext<readonly ClaimName[]>([]);

export function useClaims(): (name: ClaimName) => boolean {
  const confirmed = useContext(ClaimsContext);
  return (name) => confirmed.includes(name);
}
