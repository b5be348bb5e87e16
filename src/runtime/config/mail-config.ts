import type { Variables } from "./variables.ts";

export type MailConfig = { kind: "smtp"; url: string } | { kind: "api"; url: string; key: string };

export function mailOf(variables: Variables): MailConfig | undefined {
  const smtp = variables.url("SMTP_URL", ["smtps", "smtp"]);
  const api = variables.openUrl("MAIL_API_URL");
  if (smtp && api)
    variables.wrong.push("SMTP_URL and MAIL_API_URL are both set; keep the one that should send.");
  if (smtp) return { kind: "smtp", url: smtp.href };
  if (!api && variables.text("MAIL_API_KEY") === undefined) return undefined;
  variables.require(["MAIL_API_URL", "MAIL_API_KEY"], "mail by HTTP needs both");
  return { kind: "api", url: api?.href ?? "", key: variables.text("MAIL_API_KEY") ?? "" };
}

export function senderOf(variables: Variables): string | undefined {
  const from = variables.text("MAIL_FROM");
  if (from !== undefined && !/^([^\s<>@,]+@[^\s<>@,]+|.*<[^\s<>@,]+@[^\s<>@,]+>)$/.test(from))
    variables.refuse("MAIL_FROM", "must be an address like jobs@jobs.example or Jobs <jobs@jobs.example>");
  return from;
}
