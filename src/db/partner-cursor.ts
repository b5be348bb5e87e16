/** The last company of a page of the partners, who are sorted by open positions and name. */
export interface PartnerCursor {
  jobCount: number;
  company: string;
}

export const encodePartnerCursor = ({ jobCount, company }: PartnerCursor): string =>
  Buffer.from(`${jobCount} ${company}`).toString("base64url");

/** Undefined when it is none of ours. */
export function decodePartnerCursor(text: string): PartnerCursor | undefined {
  if (!/^[\w-]{1,2000}$/.test(text)) return undefined;
  const [, jobCount, company] =
    /^(\d{1,9}) ([^\p{Cc}]+)$/u.exec(Buffer.from(text, "base64url").toString("utf8")) ?? [];
  return company === undefined ? undefined : { jobCount: Number(jobCount), company };
}
