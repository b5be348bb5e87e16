import * as z from "zod/mini";
import { PersonalDetails } from "../applying/application.ts";

const { passportNumber, passportExpiry } = PersonalDetails.shape;

/** The answers of a sent application that a new passport replaces. Its copy comes as a file. */
export const PassportRenewal = z.object({ passportNumber, passportExpiry });
export type PassportRenewal = z.infer<typeof PassportRenewal>;
