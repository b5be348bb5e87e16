import { t } from "../../content/words.ts";
import { domainOfEmail, domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import type { WaitingRequestView } from "../../shared/employers/waiting-request-view.ts";

export interface Hint {
  kind: "err" | "warn";
  /** Two or three words for the line of the list. */
  word: string;
  sentence: string;
}

const mentionKeys = {
  messenger: "queue.hint.messenger",
  phone: "queue.hint.phone.text",
  money: "queue.hint.money",
} as const;

const mentionWords = {
  messenger: "queue.word.messenger",
  phone: "queue.word.phone.text",
  money: "queue.word.money",
} as const;

/** Lists the hints against a request, the worst first. */
export function mandateHints({ hints, mailboxConfirmed }: WaitingRequestView): Hint[] {
  const { freeMail, resembles, phoneUsed, networkUsed, contactOrMoney, sameDomain } = hints;
  const found: (Hint | false)[] = [
    resembles.length > 0 && {
      kind: "err",
      word: t("queue.word.resembles"),
      sentence: t("queue.hint.resembles", { names: resembles.join(", ") }),
    },
    ...contactOrMoney.map(
      ({ rule, sentence }): Hint => ({
        kind: rule === "money" ? "err" : "warn",
        word: t(mentionWords[rule]),
        sentence: t(mentionKeys[rule], { sentence }),
      }),
    ),
    phoneUsed && { kind: "err", word: t("queue.word.phone"), sentence: t("queue.hint.phone") },
    freeMail && { kind: "warn", word: t("queue.word.freeMail"), sentence: t("queue.hint.freeMail") },
    !(sameDomain || freeMail) && {
      kind: "warn",
      word: t("queue.word.otherDomain"),
      sentence: t("queue.hint.otherDomain"),
    },
    networkUsed && { kind: "warn", word: t("queue.word.network"), sentence: t("queue.hint.network") },
    !mailboxConfirmed && {
      kind: "warn",
      word: t("queue.word.unconfirmed"),
      sentence: t("mandate.mailbox.unconfirmed"),
    },
  ];
  const shown = found.filter((hint) => hint !== false);
  return [...shown.filter(({ kind }) => kind === "err"), ...shown.filter(({ kind }) => kind === "warn")];
}

/** Says which domains the website and the email are on. */
export function domainsText({ website: address, email, hints }: WaitingRequestView): string {
  const website = domainOfWebsite(address);
  if (hints.sameDomain) return t("queue.domains.match", { website });
  return t("queue.domains.differ", { website, email: domainOfEmail(email) });
}
