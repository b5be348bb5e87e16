/** Partners are sorted by open positions and name, and a real one comes before a sample. */
export interface PartnerCursor {
  jobCount: number;
  company: string;
  sample: boolean;
}

export const encodePartnerCursor = ({ jobCount, company, sample }: PartnerCursor): string =>
  Buffer.from(`${jobCount}${sample ? "s" : ""} ${company}`).toString("base64url");

export function decodePartnerCursor(text: string): PartnerCursor | undefined {
  if (!/^[\w-]{1,2000}$/.test(text)) return undefined;
  const [, jobCount, sample, company] =
    /^(\d{1,9})(s?) ([^\p{Cc}]+)$/u.exec(Buffer.from(text, "base64url").toString("utf8")) ?? [];
  return company === undefined ? undefined : { jobCount: Number(jobCount), company, sample: sample === "s" };
}
