import { createContext, useContext } from "react";

/** The wizard's texts, from the server's catalogue; what is in braces is filled here. */
export interface WizardWords {
  /** Of the document: `{step}`, `{heading}`. */
  pageTitle: string;
  errorTitle: string;
  summary: string;
  progress: string;
  progressLabel: string;
  headings: readonly [string, string, string, string];
  leads: readonly [string, string, string, string];
  job: string;
  jobGeneral: string;
  jobChange: string;
  jobChoose: string;
  feeTitle: string;
  feeText: string;
  required: string;
  optional: string;
  choose: string;
  yes: string;
  no: string;
  back: string;
  continue: string;
  saved: string;
  resume: string;
  discard: string;
  offline: string;
  close: string;
  documents: DocumentWords;
  review: { title: string; change: string; changeLabel: string; none: string; uploaded: string };
  terms: {
    title: string;
    label: string;
    accept: string;
    proceed: string;
    required: string;
    requiredText: string;
  };
  payment: PaymentWords;
}

export interface DocumentWords {
  upload: string;
  url: string;
  modeLabel: string;
  hints: Record<string, string>;
  shrinkHint: string;
  urlHint: string;
  urlLabel: string;
  saveLink: string;
  choose: string;
  send: string;
  uploading: string;
  waiting: string;
  shrinking: string;
  uploaded: string;
  remove: string;
  removeLabel: string;
  retry: string;
  cancel: string;
  running: string;
  failed: string;
  failedText: string;
  refused: string;
  linkInvalid: string;
  done: string;
  doneText: string;
  wrongType: string;
  /** The server's message for a file that is no document at all. */
  noDocument: string;
  heic: string;
  tooLarge: string;
  empty: string;
}

export interface PaymentWords {
  title: string;
  initializing: string;
  pay: string;
  paying: string;
  summary: string;
  secure: string;
  test: string;
  testHint: string;
  card: string;
  cardMissing: string;
  declined: string;
  /** What follows a refusal, also one in the provider's words. */
  kept: string;
  confirmTitle: string;
  confirmText: string;
  confirmYes: string;
  confirmNo: string;
  retry: string;
  scriptNeeded: string;
  received: string;
  error: string;
  failed: string;
  errorText: string;
  /** Where no answer came to a payment. */
  unsure: string;
  notReady: string;
  sentBefore: string;
  submitted: string;
  submittedText: string;
}

export const WordsContext = createContext<WizardWords | undefined>(undefined);

export function useWords(): WizardWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error("the wizard's words are missing");
  return words;
}
