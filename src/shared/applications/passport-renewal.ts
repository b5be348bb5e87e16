import * as z from "zod/mini";
import { PersonalDetails } from "../applying/application.ts";

const { passportNumber, passportExpiry } = PersonalDetails.shape;

/** A new passport replaces these answers of a sent application. Its copy comes as a file. */
export const PassportRenewal = z.object({ passportNumber, passportExpiry });
export type PassportRenewal = z.infer<typeof PassportRenewal>;
