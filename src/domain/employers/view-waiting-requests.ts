import { freeMailDomains } from "../../content/free-mail.ts";
import { knownBrands } from "../../content/known-brands.ts";
import { listMandateFiles } from "../../db/employers/mandate-files.ts";
import type { WaitingRequest } from "../../db/employers/mandate-queue.ts";
import type { Sql } from "../../db/sql.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { domainOfEmail, domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import { contactOrMoneyIn, type Mention } from "../../shared/jobs/contact-or-money.ts";
import { resembledBrand } from "../jobs/resembles.ts";

/** Hints help the administrator and decide nothing. */
interface MandateHints {
  sameDomain: boolean;
  freeMail: boolean;
  resembles: string[];
  phoneUsed: boolean;
  networkUsed: boolean;
  contactOrMoney: Mention[];
}

function mandateHints(request: WaitingRequest): MandateHints {
  const { email, website, company, checkedAlike, phoneUsed, networkUsed, jobTexts } = request;
  const mailDomain = domainOfEmail(email);
  const brand = resembledBrand(company, knownBrands);
  return {
    sameDomain: mailDomain === domainOfWebsite(website),
    freeMail: freeMailDomains.has(mailDomain),
    resembles: brand ? [...checkedAlike, brand] : checkedAlike,
    phoneUsed,
    networkUsed,
    contactOrMoney: contactOrMoneyIn(jobTexts.join("\n")),
  };
}

type Shown = Omit<
  WaitingRequest,
  | `licence${"Kind" | "Number" | "Issuer" | "ValidUntil"}`
  | ("askedAtMicros" | "checkedAlike" | "phoneUsed" | "networkUsed" | "jobTexts")
>;

export interface WaitingRequestView extends Shown {
  licence: { kind: string; number: string; issuer: string; validUntil: string } | null;
  files: { url: string; type: DocumentType; bytes: number }[];
  hints: MandateHints;
}

export async function viewWaitingRequests(sql: Sql, rows: WaitingRequest[]): Promise<WaitingRequestView[]> {
  const files = await listMandateFiles(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { licenceKind, licenceNumber, licenceIssuer, licenceValidUntil, askedAtMicros: _, ...rest } = row;
    const { checkedAlike: __, phoneUsed: ___, networkUsed: ____, jobTexts: _____, ...shown } = rest;
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
