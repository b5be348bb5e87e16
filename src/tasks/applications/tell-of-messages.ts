import {
  type MessageNotice,
  postponeMessageNotice,
  takeMessageNotices,
} from "../../db/applications/message-notices.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { newApplicationLink } from "../../domain/applications/application-link.ts";
import { mailCandidate } from "../../domain/applications/mail-candidate.ts";
import { allowMail } from "../../domain/mail/allow-mail.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { messageToCandidate } from "../../emails/message-to-candidate.ts";
import { messageToEmployer } from "../../emails/message-to-employer.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";

const batch = 50;

type World = Pick<Services, "sql" | "vault" | "settings" | "clock" | "log">;

/** One email tells of all unread messages of a conversation. A closed conversation sends none. */
export async function tellOfMessages(world: World): Promise<void> {
  while ((await tellSome(world)) === batch);
}

const tellSome = (world: World) =>
  inTransaction(world.sql, async (tx) => {
    const notices = await takeMessageNotices(tx, world.clock(), batch);
    for (const notice of notices) {
      const tell = notice.sender === "employer" ? tellCandidate : tellEmployer;
      if (!(await tell(tx, world, notice))) await postponeMessageNotice(tx, notice.id, world.clock());
    }
    return notices.length;
  });

const tellCandidate = (tx: Transaction, world: World, { applicationId, company, title }: MessageNotice) =>
  mailCandidate(tx, world, "message to candidate", applicationId, async (addressee, locale, linkTo) => {
    const link = await newApplicationLink(tx, world.settings, linkTo, applicationId);
    return messageToCandidate(locale, { ...addressee, company, title, link: `${link}#messages` });
  });

async function tellEmployer(tx: Transaction, world: World, notice: MessageNotice): Promise<boolean> {
  const { applicationId, ...employer } = notice;
  if (!(await allowMail(tx, world, "message to employer", employer.email))) return false;
  const email = await writeTo(tx, world.settings, { account: employer.email }, (locale, linkTo) => {
    const path = linkTo(routes.employerMessages, { id: applicationId });
    return messageToEmployer(locale, { ...employer, link: world.settings.siteUrl + path });
  });
  return (await enqueueEmail(tx, world.vault, { ...email, applicationId })) !== undefined;
}
