import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";
import type { Issue } from "../issues.ts";
import { say } from "../say.ts";
import { optionalText, visibleText } from "../text.ts";
import { MandateCheck } from "./mandate.ts";

export const proofs = ["mailbox", "domainCode", "register", "call", "licence", "letters", "redList"] as const;
export type Proof = (typeof proofs)[number];

export const MandateDecision = z.object({
  decision: z.enum(["check", "refuse", "ask"], "Choose a decision"),
  done: z._default(z.array(z.enum(proofs, "This is no proof"), "Done must be a list"), []),
  note: optionalText({ label: "The note", max: 1000, lines: true }),
  validUntil: MandateCheck.shape.validUntil,
  reason: optionalText({ label: "The reason", max: 1000, lines: true }),
});
export type MandateDecision = z.infer<typeof MandateDecision>;

export function reasonIssues(given: unknown): Issue[] {
  const { decision, reason } = (given ?? {}) as { decision?: unknown; reason?: unknown };
  const isNeeded = decision === "refuse" || decision === "ask";
  const isGiven = typeof reason === "string" ? visibleText(reason) !== "" : reason != null;
  if (!isNeeded || isGiven) return [];
  const message = say(
    decision === "ask" ? "Write what the employer must answer" : "Give the employer a reason",
  );
  return [{ path: "reason", message }];
}

/** One of `domainCode` and `call` is enough. */
export function missingProofs(kind: "direct" | "agency", done: readonly Proof[]): (Proof | "contact")[] {
  const needed: Proof[] =
    kind === "agency" ? ["mailbox", "register", "licence", "letters"] : ["mailbox", "register"];
  const missing: (Proof | "contact")[] = needed.filter((proof) => !done.includes(proof));
  return done.includes("domainCode") || done.includes("call") ? missing : [...missing, "contact"];
}

export const DomainCodeAddress = z.object({ email: emailAddress("Enter an email address") });
