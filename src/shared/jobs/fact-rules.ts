import * as z from "zod/mini";
import { dayOf, isCalendarDate } from "../calendar-date.ts";
import { say } from "../say.ts";
import { certificates } from "./certificates.ts";
import { longestRotation, mostContractMonths, rotationUnits, visas } from "./job-facts.ts";
import { wholeNumber } from "./whole-number.ts";

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const today = () => dayOf(new Date());

const yesOrNo = (label: string) =>
  optional(z.boolean({ error: () => say("{label} must be true, false or null", { label: say(label) }) }));

const rotation = z.object(
  {
    on: wholeNumber("Time on", 1, longestRotation),
    off: wholeNumber("Time off", 1, longestRotation),
    unit: z.enum(rotationUnits, {
      error: () => say("Unit must be one of {list}", { list: rotationUnits.join(", ") }),
    }),
  },
  "Rotation must be an object with on, off and unit",
);

const unknownCertificate = ({ input }: { input?: unknown }) =>
  say("{code} is no code of a certificate", { code: `${JSON.stringify(input)?.slice(0, 50)}` });

export const factRules = {
  contractMonths: optional(wholeNumber("Contract length in months", 1, mostContractMonths)),
  joinsOn: optional(
    z.string("Join date must be a text").check(
      z.refine(isCalendarDate, { error: "Join date must be a real date, such as 2027-03-27", abort: true }),
      z.refine((day) => day >= today(), "Join date must be today or later"),
    ),
  ),
  rotation: optional(rotation),
  housing: yesOrNo("Housing"),
  flights: yesOrNo("Flights"),
  visa: optional(
    z.enum(visas, { error: () => say("Visa must be one of {list}", { list: visas.join(", ") }) }),
  ),
  certificates: z.optional(
    z
      .array(z.enum(certificates, { error: unknownCertificate }), "Certificates must be a list of codes")
      .check(
        z.maxLength(certificates.length, "Certificates must not repeat"),
        z.overwrite((codes) => certificates.filter((code) => codes.includes(code))),
      ),
  ),
};
