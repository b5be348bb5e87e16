import * as z from "zod/mini";
import type { User } from "../../shared/accounts/account.ts";
import { instant } from "./answers.ts";

const optionalText = z.nullable(z.string());

export const Account = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: optionalText,
  role: z.enum(["candidate", "employer"]),
  createdAt: instant,
  updatedAt: instant,
}) satisfies z.ZodMiniType<User>;

export const MandateOfEmployer = z.object({
  company: z.string(),
  state: z.enum(["none", "asked", "checked", "lapsed", "refused", "withdrawn"]),
  how: z.nullable(z.enum(["checked", "unchecked"])),
  checked: optionalText,
  checkedAt: z.nullable(instant),
  validUntil: z.nullable(z.iso.date()),
  stands: z.boolean(),
});

export const EmployerOfAdministrator = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mailboxConfirmed: z.boolean(),
  suspended: z.boolean(),
  mandates: z.array(MandateOfEmployer),
});
