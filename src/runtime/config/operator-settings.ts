import { type ClaimName, claimNames as known, parseClaimNames } from "../../shared/claim-names.ts";
import { locales } from "../../shared/languages.ts";
import * as formats from "./setting-formats.ts";
import type { SettingRow } from "./setting-row.ts";

const claimNames: formats.Format<ClaimName[]> = {
  rule: `names of ${known.join(", ")}, separated by commas, or all`,
  parse: parseClaimNames,
};

export const operatorSettings = {
  OPERATOR_NAME: {
    purpose: "Who runs the site: the name of the company or person.",
    details:
      "Footer, receipts, emails and the page about safety show the operator's name, registration, licence, address and phone, each where it is set, and the email address beside a name.",
    format: formats.anyText,
    otherwise: "nothing shows; each start in production warns",
  },
  OPERATOR_REGISTRATION: {
    purpose: "The operator's registration, such as `Companies House 01234567`.",
    format: formats.anyText,
  },
  OPERATOR_LICENCE: {
    purpose: "The licence to recruit or place people, with the authority that gave it.",
    format: formats.anyText,
  },
  OPERATOR_ADDRESS: {
    purpose: "The operator's street address, in one line.",
    format: formats.anyText,
    otherwise: "nothing shows; each start in production warns",
  },
  OPERATOR_PHONE: {
    purpose: "The phone number that people call about the site.",
    format: formats.anyText,
  },
  CLAIMS_CONFIRMED: {
    purpose: "The claims of the marketing copy that the operator can prove, separated by commas, or `all`.",
    details:
      "In production each other claim gives way to the counted number, or to nothing. Outside production all claims show.",
    format: claimNames,
    default: [] as ClaimName[],
    otherwise: "none in production",
  },
  LANGUAGES: {
    purpose: "The languages that the site speaks, separated by commas. English is always one of them.",
    details:
      "Pages in another language have its name as the first part of their path. In a language that is not named they answer 404, also to links of emails that were sent before.",
    format: formats.listOf(locales),
    otherwise: "`en` in production, all outside it",
  },
} as const satisfies Record<string, SettingRow>;
