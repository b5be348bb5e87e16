import { hashOfToken } from "../../auth/token.ts";
import {
  confirmAlert,
  countConfirmedAlerts,
  deleteAlert,
  findAlert,
  insertAlert,
  type JobAlert,
  lockAlerts,
  updateAlert,
} from "../../db/alerts/job-alerts.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { alertConfirmation } from "../../emails/alert-confirmation.ts";
import * as routes from "../../routes.ts";
import type { AlertFilter, AlertFrequency } from "../../shared/alerts/job-alert.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { newAlertToken } from "./alert-token.ts";

export const mostAlerts = 10;

/** Mails a confirmation, because somebody else may type the address. Answer and time do not reveal who has an alert. */
export function askForAlert(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  { email, frequency, language }: { email: string; frequency: AlertFrequency; language: Locale },
  filter: AlertFilter,
): Promise<void> {
  const { vault, settings } = world;
  return inTransaction(world.sql, async (tx) => {
    const recipient = email.toLowerCase();
    // The cap comes first, because a new link would break the one in the earlier email.
    if (!(await allowMail(tx, world, "job alert confirmation", recipient))) return;
    const { token, sealed, ...row } = await newAlertToken(vault);
    const alert = { ...filter, ...row, email: recipient, language, frequency, token: sealed };
    const isNew = await insertAlert(tx, alert);
    const mail = await writeTo(tx, settings, { language }, (locale, linkTo) =>
      alertConfirmation(locale, recipient, frequency, {
        confirm: settings.siteUrl + linkTo(routes.alertConfirm, { token }),
        unsubscribe: settings.siteUrl + linkTo(routes.alertUnsubscribe, { token }),
      }),
    );
    await enqueueEmail(tx, vault, mail, { isWanted: isNew });
  });
}

export const alertOf = (sql: Sql, token: string): Promise<JobAlert | undefined> =>
  findAlert(sql, hashOfToken(token));

export type Confirmation = "confirmed" | "unknown" | "tooMany";

export function confirmJobAlert(sql: Database, token: string): Promise<Confirmation> {
  return inTransaction(sql, async (tx) => {
    const alert = await lockAlerts(tx, hashOfToken(token));
    if (!alert) return "unknown";
    if (alert.confirmed) return "confirmed";
    if ((await countConfirmedAlerts(tx, alert.email)) >= mostAlerts) return "tooMany";
    await confirmAlert(tx, alert.id);
    return "confirmed";
  });
}

type AlertUpdate = "changed" | "unknown" | "double";

export function changeJobAlert(
  sql: Database,
  token: string,
  changes: AlertFilter & { frequency: AlertFrequency },
): Promise<AlertUpdate> {
  return inTransaction(sql, async (tx) => {
    const alert = await lockAlerts(tx, hashOfToken(token));
    if (!alert?.confirmed) return "unknown";
    return (await updateAlert(tx, { ...alert, ...changes })) ? "changed" : "double";
  });
}

export const stopJobAlert = (sql: Sql, token: string): Promise<void> => deleteAlert(sql, hashOfToken(token));
