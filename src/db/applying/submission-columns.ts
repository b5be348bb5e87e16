import { paymentMarks } from "../payments/payment-marks.ts";
import type { Sql } from "../sql.ts";

export const submissionColumns = (sql: Sql) => sql`
  id, reference, full_name, email, gender, nationality, preferred_job_type, qualification, experience, current_employer,
  sector, desired_country, desired_position, willing_to_relocate, resume_url, passport_copy_url, certificates_url,
  photograph_url, payment_status, application_status, ${paymentMarks(sql)}`;
