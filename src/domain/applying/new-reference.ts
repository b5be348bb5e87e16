import { randomInt } from "node:crypto";
import { referenceSymbols } from "../../shared/applications/tracking.ts";

const groups = 3;
const groupLength = 4;

/** Makes a reference like `K7QM-4RTX-9DWP`, with 58 random bits. */
export function newReference(): string {
  const symbol = () => referenceSymbols[randomInt(referenceSymbols.length)];
  const group = () => Array.from({ length: groupLength }, symbol).join("");
  return Array.from({ length: groups }, group).join("-");
}
