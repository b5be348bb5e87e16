import { refundSentence } from "../../content/refund-reasons.ts";
import { t } from "../../content/words.ts";
import { findOwnApplication } from "../../db/applications/candidate-view.ts";
import { findHire } from "../../db/applications/hires.ts";
import { listMessages } from "../../db/applications/messages.ts";
import { listOpenings } from "../../db/applications/openings.ts";
import { listPlacements } from "../../db/applications/placements.ts";
import { listCertificates } from "../../db/applications/standing.ts";
import { listApplicationDocuments, listDocumentReadings } from "../../db/applying/documents.ts";
import { listEmailsOf } from "../../db/mail/outbox.ts";
import { listPayments } from "../../db/payments/payments.ts";
import * as routes from "../../routes.ts";
import type { CertificatePlace } from "../../shared/applications/added-certificate.ts";
import { heldCertificates, sentDocumentLabel } from "../../shared/applications/certificate-numbers.ts";
import { viewJobOffer } from "../../shared/applications/job-offer.ts";
import { viewPlacement } from "../../shared/applications/placement.ts";
import { passportEnding } from "../../shared/format.ts";
import type { LinkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { openApplicationLink } from "./application-link.ts";
import { openMessage, plainMessage } from "./conversation.ts";
import { listShownInterviews } from "./interviews/list-shown-interviews.ts";
import { listShownOffers } from "./offers/list-shown-offers.ts";
import { openPrivateDetails } from "./open-private-details.ts";
import { listOwnStatuses } from "./own-statuses.ts";
import { mayViewPrivate } from "./private-view.ts";
import { recordView } from "./record-view.ts";

const everyReading = 1_000_000;

/** Passport data is masked unless the emailed code was entered in this browser (`view`). */
export async function exportCandidateData(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log" | "scanner">,
  linkTo: LinkTo,
  token: string,
  view: string | undefined,
) {
  const { sql, clock, settings } = world;
  const id = await openApplicationLink(sql, token);
  const row = id && (await findOwnApplication(sql, id));
  if (!row) return undefined;
  const details = await openPrivateDetails(world, row);
  await recordView(sql, {
    actor: { kind: "candidate" },
    action: "application exported",
    subject: { kind: "application", id },
    details: { way: "json", count: 1 },
  });
  const isUnmasked = await mayViewPrivate(world, id, view);
  const { privateSealed, privateKeyId, termsVersion, submittedAt, job, jobTakenDownAt, ...answers } = row;
  const payments = await listPayments(sql, id);
  const added = new Map((await listCertificates(sql, id)).map(({ field, addedAt }) => [field, addedAt]));
  const held = heldCertificates(row.certificatesUrl, [...added.keys()]);
  return {
    reference: row.reference,
    exportedAt: clock(),
    application: {
      ...answers,
      vacancy: job,
      vacancyTakenDownAt: jobTakenDownAt,
      ...(details ?? { unreadable: "The key of the sealed part is lost." }),
      ...(!isUnmasked && masked(details)),
    },
    consent: { termsVersion, acceptedAt: submittedAt },
    statuses: [{ status: "submitted", changedAt: submittedAt }, ...(await listOwnStatuses(world, id))],
    payments: payments.map(({ applicationId, clientSecretHash, refundKey, refundReason, ...payment }) => ({
      ...payment,
      refundReason: refundSentence({ refundKey, refundReason }) ?? null,
    })),
    documents: (await listApplicationDocuments(sql, id)).map(
      ({ field, type, bytes, scanState, validUntil }) => ({
        field,
        label: sentDocumentLabel(field, held),
        type,
        bytes,
        ...(validUntil && { validUntil }),
        addedAt: added.get(field as CertificatePlace) ?? submittedAt,
        address: settings.siteUrl + linkTo(routes.applicationDocument, { token, field }),
        ...(scanState === "infected" && { virusFound: true }),
      }),
    ),
    documentReadings: (await listDocumentReadings(sql, [id], everyReading)).map(({ readerKind, readAt }) => ({
      reader: readerKind,
      readAt,
    })),
    openings: (await listOpenings(sql, id, everyReading)).last.map(({ id, ...opening }) => opening),
    interviews: (await listShownInterviews(world, id)).map(
      ({ applicationId, sequence, asksMoney, isOver, updatedAt, ...interview }) => interview,
    ),
    placements: (await listPlacements(sql, id)).map(viewPlacement),
    offers: (await listShownOffers(world, id)).map((offer) =>
      viewJobOffer(
        offer,
        offer.documentId &&
          settings.siteUrl + linkTo(routes.applicationOfferDocument, { token, offerId: offer.id }),
      ),
    ),
    hire: await findHire(sql, id),
    messages: await Promise.all(
      (await listMessages(sql, [id], null)).map(async (stored) => {
        const { id: _, ...message } = plainMessage(await openMessage(world, stored));
        return { ...message, ...(stored.reportedAt && { reportedAt: stored.reportedAt }) };
      }),
    ),
    emails: await listEmailsOf(sql, id),
  };
}

const masked = (details: { passportNumber: string } | undefined) => ({
  passportCopyUrl: "",
  ...(details && {
    passportNumber: t("application.passport", { ending: passportEnding(details.passportNumber) }),
  }),
  masked: t("private.export"),
});
