import * as z from "zod/mini";
import { certificateDates } from "../applying/application.ts";

export const CertificateDates = z.object(certificateDates);
export type CertificateDates = z.infer<typeof CertificateDates>;
