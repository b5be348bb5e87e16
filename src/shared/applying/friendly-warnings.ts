import {
  type CertificateField,
  certificateFields,
  validUntilName,
} from "../applications/added-certificate.ts";
import { monthsAfter } from "../applications/expected-dates.ts";
import { dayOf, isCalendarDate } from "../calendar-date.ts";
import type { Answers } from "./application.ts";
import { uploadedDocumentId } from "./document-reference.ts";

/** The wizard asks about these before the candidate pays. None of them stops an application. */
export type FriendlyWarning =
  | { field: "passportExpiry"; kind: "passportExpired" | "passportEnds"; on: string }
  | { field: CertificateField; kind: "certificateExpired"; on: string }
  | { field: "dateOfBirth"; kind: "young" | "old"; age: number }
  | { field: "phone"; kind: "noPhone" | "noCountryCode"; phone: string };

const adultAge = 18;
const oldAge = 100;
const passportMonths = 6;
/** The shortest national numbers, and the longest of ITU-T E.164. */
const fewestDigits = 7;
const mostDigits = 15;

/** `today` is `YYYY-MM-DD`. Each step's own checks report answers that are missing or wrong. */
export function friendlyWarnings(
  { passportExpiry, dateOfBirth, phone, ...others }: Answers,
  today: string,
): FriendlyWarning[] {
  const warnings: FriendlyWarning[] = [];
  if (passportExpiry && isCalendarDate(passportExpiry)) {
    const passport = { field: "passportExpiry", on: passportExpiry } as const;
    if (passportExpiry < today) warnings.push({ ...passport, kind: "passportExpired" });
    else if (passportExpiry < dayOf(monthsAfter(new Date(`${today}T00:00:00Z`), passportMonths)))
      warnings.push({ ...passport, kind: "passportEnds" });
  }
  if (dateOfBirth && isCalendarDate(dateOfBirth)) {
    const born = { field: "dateOfBirth", age: ageOn(today, dateOfBirth) } as const;
    if (born.age < adultAge) warnings.push({ ...born, kind: "young" });
    else if (born.age >= oldAge) warnings.push({ ...born, kind: "old" });
  }
  if (phone) {
    const number = { field: "phone", phone: phone.trim() } as const;
    if (!isPhone(phone)) warnings.push({ ...number, kind: "noPhone" });
    else if (!hasCountryCode(phone)) warnings.push({ ...number, kind: "noCountryCode" });
  }
  for (const field of certificateFields) {
    const on = uploadedDocumentId(others[field] ?? "") && others[validUntilName(field)];
    if (on && isCalendarDate(on) && on < today) warnings.push({ field, kind: "certificateExpired", on });
  }
  return warnings;
}

function ageOn(today: string, birth: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}

function isPhone(phone: string): boolean {
  const [number = ""] = phone.split(/\s*(?:ext|x)\b/iu);
  const digits = number.match(/\p{Nd}/gu) ?? [];
  const hasWords = /\p{L}{3}/u.test(number);
  const isOneDigit = new Set(digits.slice(-fewestDigits)).size === 1;
  return digits.length >= fewestDigits && digits.length <= mostDigits && !hasWords && !isOneDigit;
}

/** People copy numbers with brackets, spaces and marks of direction around them. */
const hasCountryCode = (phone: string): boolean =>
  /^(\+|00)/.test(phone.normalize("NFKC").replace(/[\s(\p{Cf}]/gu, ""));
