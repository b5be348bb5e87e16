import { freeMailDomains } from "../../content/free-mail.ts";
import { knownBrands } from "../../content/known-brands.ts";
import { listMandateFiles } from "../../db/employers/mandate-files.ts";
import type { WaitingRequest } from "../../db/employers/mandate-queue.ts";
import type { Sql } from "../../db/sql.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { domainOfEmail, domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";
import { resembledBrand } from "../jobs/resembles.ts";
import { findingsInText } from "../jobs/review-rules.ts";

function mandateHints(request: WaitingRequest): WaitingRequestView["hints"] {
  const { email, website, company, checkedAlike, phoneUsed, networkUsed, jobTexts } = request;
  const mailDomain = domainOfEmail(email);
  const brand = resembledBrand(company, knownBrands);
  return {
    sameDomain: mailDomain === domainOfWebsite(website),
    freeMail: freeMailDomains.has(mailDomain),
    resembles: brand ? [...checkedAlike, brand] : checkedAlike,
    phoneUsed,
    networkUsed,
    contactOrMoney: findingsInText(jobTexts.join("\n")),
  };
}

export async function viewWaitingRequests(sql: Sql, rows: WaitingRequest[]): Promise<WaitingRequestView[]> {
  const files = await listMandateFiles(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { askedAtMicros, checkedAlike, phoneUsed, networkUsed, jobTexts, ...rest } = row;
    const { licenceKind, licenceNumber, licenceIssuer, licenceValidUntil, ...shown } = rest;
    return {
      ...shown,
      licence: licenceKind
        ? {
            kind: licenceKind,
            number: licenceNumber!,
            issuer: licenceIssuer!,
            validUntil: licenceValidUntil!,
          }
        : null,
      files: files
        .filter(({ requestId }) => requestId === row.id)
        .map(({ id, type, bytes }) => ({ url: documentReference(id), type, bytes })),
      hints: mandateHints(row),
    };
  });
}
