export const auditActors = ["admin", "employer", "candidate", "visitor", "system"] as const;
export type AuditActor = (typeof auditActors)[number];

export const isAuditActor = (text: string | undefined): text is AuditActor =>
  auditActors.some((actor) => actor === text);

/** What the administrator asks of the audit log, as it is in the address. */
export interface AuditQuery {
  /** An id of an account, an application or anything else, or an email address. */
  id?: string | undefined;
  actor?: AuditActor | undefined;
  action?: string | undefined;
  /** The first and the last day, UTC. */
  from?: string | undefined;
  to?: string | undefined;
}
