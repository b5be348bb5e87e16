/** Documents that a virus scanner looked at, and what is in them. */
export const scanningWords = {
  "scan.csv.unscanned": "not scanned",
  "scan.csv.pending": "being scanned",
  "scan.csv.error": "could not be scanned",
  "scan.csv.infected": "virus found",
  "scan.csv.activeContent": "contains active content",

  "scan.own.infected":
    "Our scanner found a virus in this file, so nobody can open it. Please choose another file. A scan of your device is a good idea, too.",
  "scan.own.closed": "Our scanner found a virus in this file, so nobody can open it.",
  "scan.own.choose": "Choose another file",
  "scan.own.hint": "{types}, smaller than 10 MB.",
  "scan.own.submit": "Replace file",
  "scan.own.done": "We have replaced your file.",
  "scan.own.notInfected": "Nothing is wrong with this document, so we kept it as it is.",

  "scan.admin.infected.one": "One document of a candidate has a virus",
  "scan.admin.infected.other": "{n} documents of candidates have a virus",
  "scan.admin.infected.text":
    "Nobody can open such a document. By email we ask the candidates of open applications for other files. The applications:",
  "scan.admin.error.one": "One document could not be scanned",
  "scan.admin.error.other": "{n} documents could not be scanned",
  "scan.admin.error.text":
    "Nobody can open such a document. We try again. The log has the reasons. The applications:",

  "emails.documentInfected.subject": "We need another file for your application {reference}",
  "emails.documentInfected.subject.job": "{title}, {company}: we need another file",
  "emails.documentInfected.body":
    "Our scanner found a virus in a document of your application for {position}. The application is still there, but nobody can open this document.",
  "emails.documentInfected.what":
    "Please send another file for it on your application's page. Check that file for viruses first:",
} as const;
