/** The texts of the seeding; what is in braces is filled in the browser. */
export interface SeedWords {
  submit: string;
  submitting: string;
  log: string;
  /** The server's last line when another seeding was running. */
  busyLine: string;
  /** With `{message}`. */
  errorLine: string;
  noBody: string;
  successTitle: string;
  busyTitle: string;
  busyText: string;
  errorTitle: string;
  errorText: string;
}
