import type { MessageSide } from "../../shared/applications/message.ts";
import { hasConfirmedMailbox } from "../accounts/mailboxes.ts";
import type { Sql } from "../sql.ts";
import { isForEmployer } from "./employer-view.ts";

/** A reader has this long before an email tells of a message. */
const quietTime = "2 minutes";

/** A notice that the cap of a mailbox refused waits this long. */
const refusedWait = "1 hour";

export interface MessageNotice {
  id: string;
  applicationId: string;
  sender: MessageSide;
  reference: string;
  title: string;
  company: string;
  email: string;
  firstName: string;
}

/** Takes the first unread message of each side that is old enough. An employer with an unconfirmed mailbox waits. */
export async function takeMessageNotices(tx: Sql, now: Date, batch: number): Promise<MessageNotice[]> {
  return tx<MessageNotice[]>`
    update application_messages set told_at = ${now}
    from applications join jobs on jobs.id = applications.job_id join users on users.id = jobs.employer_id
    where applications.id = application_id and application_messages.id in (
      select first.id from application_messages as first
        join applications on applications.id = first.application_id join jobs on jobs.id = applications.job_id
        join users on users.id = jobs.employer_id
      where first.read_at is null and first.told_at is null
        and first.created_at <= ${now}::timestamptz - ${quietTime}::interval
        and not exists (select from application_messages as before
          where before.application_id = first.application_id and before.sender = first.sender
            and before.read_at is null and before.seq < first.seq)
        and (first.tell_after is null or first.tell_after <= ${now})
        and (first.sender = 'employer' or ${hasConfirmedMailbox(tx)})
        and ${isForEmployer(tx)}
      order by first.created_at limit ${batch} for update of applications, first skip locked)
    returning application_messages.id, application_id, sender, reference, title, company, users.email, first_name`;
}

export async function postponeMessageNotice(tx: Sql, id: string, now: Date): Promise<void> {
  await tx`
    update application_messages set told_at = null, tell_after = ${now}::timestamptz + ${refusedWait}::interval
    where id = ${id}`;
}
