import { Hono } from "hono";
import { FailedEmail, type ListedEmail } from "../../components/mail/FailedEmail.tsx";
import { NoMailer } from "../../components/mail/NoMailer.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import {
  countFailedEmails,
  type FailedEmail as Failed,
  listFailedEmails,
} from "../../db/mail/failed-emails.ts";
import { mostAttempts } from "../../db/mail/outbox.ts";
import { openSealed } from "../../domain/applications/open-sealed.ts";
import { type EmailMessage, emailContext } from "../../domain/mail/open-email.ts";
import { sendAllEmailsAgain, sendEmailAgain } from "../../domain/mail/send-emails-again.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { countedText } from "../../shared/counted.ts";
import { pageNumber, placeInList } from "../../shared/page-number.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { setFlashMessage, takeFlashMessage } from "./flash-message.ts";
import { renderAdmin } from "./render-admin.tsx";

const pageSize = 50;

const notices: Record<string, () => { title: string; text: string }> = {
  "email-renewed": () => ({ title: t("admin.emails.renewed.title"), text: t("admin.emails.renewed.text") }),
  "email-was-sent": () => ({ title: t("admin.emails.wasSent.title"), text: t("admin.emails.wasSent.text") }),
};

/** Lists the emails that the site could not send, and sends them again. */
export const adminEmailsPage = new Hono<Env>()
  .get(routes.adminEmails.path, async (c) => {
    const { sql, mail } = c.env;
    const { total, givenUp } = await countFailedEmails(sql);
    const { page, pages, part } = placeInList(c.req.query("page"), total, pageSize);
    const failed = await listFailedEmails(sql, part);
    const emails = await Promise.all(failed.map((email) => listed(c.env, email)));
    const notice = notices[takeFlashMessage(c) ?? ""]?.();
    return renderAdmin(
      c,
      {
        section: routes.adminEmails,
        title: t("admin.emails.title"),
        lead: total > 0 && tn("admin.emails.count", total, { givenUp: countedText(givenUp) }),
      },
      <>
        {notice && <Notice kind="success" title={notice.title} text={notice.text} />}
        {!mail && <NoMailer />}
        {total === 0 && mail && (
          <>
            <p>{t("admin.emails.what")}</p>
            <Empty way={{ href: c.var.linkTo(routes.admin), text: t("admin.today") }}>
              {t("admin.emails.empty")}
            </Empty>
          </>
        )}
        {total > 0 && (
          <>
            <p>{t("admin.emails.lead")}</p>
            {givenUp.total > 1 && (
              <form className="actions" method="post" action={c.var.linkTo(routes.adminEmails)}>
                <button type="submit" name="all" value="yes" className="btn btn-quiet">
                  {t("admin.emails.sendAll", { n: countedText(givenUp) })}
                </button>
              </form>
            )}
            <ul className="plain entries">
              {emails.map((email) => (
                <FailedEmail key={email.id} email={email} page={page} mostAttempts={mostAttempts} />
              ))}
            </ul>
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(page) => c.var.linkTo(routes.adminEmails, { page })}
            />
          </>
        )}
      </>,
    );
  })
  .post(routes.adminEmails.path, async (c) => {
    const form = await readForm(c);
    if (form.get("all") === "yes") {
      await sendAllEmailsAgain(c.env);
      setFlashMessage(c, "email-renewed");
    } else {
      const id = form.get("id") ?? fail("badRequest");
      const renewed = (isUuid(id) ? await sendEmailAgain(c.env, id) : undefined) ?? fail("notFound");
      setFlashMessage(c, renewed ? "email-renewed" : "email-was-sent");
    }
    return c.redirect(c.var.linkTo(routes.adminEmails, { page: pageNumber(c.req.query("page")) }), 303);
  });

async function listed(
  world: Pick<World, "vault" | "log">,
  { message, ...email }: Failed,
): Promise<ListedEmail> {
  const opened = await openSealed<EmailMessage>(world, message, emailContext(email.id), { email: email.id });
  return { ...email, opened };
}
