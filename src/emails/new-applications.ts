import { tn } from "../content/words.ts";
import { type Email, toAccount } from "./email.ts";

interface Employer {
  email: string;
  firstName: string;
  applications: number;
}

export function newApplications(employer: Employer, link: string): Email {
  const subject = tn("emails.newApplications.subject", employer.applications);
  const body = tn("emails.newApplications.body", employer.applications);
  return toAccount(employer, "new applications", subject, body, link);
}
