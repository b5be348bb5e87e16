import { freeMailDomains } from "../../content/free-mail.ts";
import { knownBrands } from "../../content/known-brands.ts";
import type { WaitingRequest } from "../../db/employers/mandate-queue.ts";
import { domainOfEmail, domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import { contactOrMoneyIn, type Mention } from "../../shared/jobs/contact-or-money.ts";
import { resembledBrand } from "../jobs/resembles.ts";

/** Hints help the administrator and decide nothing. */
export interface MandateHints {
  sameDomain: boolean;
  freeMail: boolean;
  resembles: string[];
  phoneUsed: boolean;
  networkUsed: boolean;
  contactOrMoney: Mention[];
}

export function mandateHints(request: WaitingRequest): MandateHints {
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
