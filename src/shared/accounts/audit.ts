export const auditActors = ["admin", "employer", "candidate", "visitor", "system"] as const;
export type AuditActor = (typeof auditActors)[number];

export const isAuditActor = (text: string | undefined): text is AuditActor =>
  auditActors.some((actor) => actor === text);

export interface AuditQuery {
  id?: string | undefined;
  actor?: AuditActor | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
