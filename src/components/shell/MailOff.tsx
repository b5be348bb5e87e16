import { createContext, useContext } from "react";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { ContactText } from "./ContactText.tsx";
import { Notice } from "./Notice.tsx";

/** False while the site has no mail server. */
export const SendsEmailContext = createContext(true);

export const useSendsEmail = (): boolean => useContext(SendsEmailContext);

interface MailOffProps {
  /** Says what to do instead on this page. */
  text?: string;
}

export const MailOff = ({ text = t("mail.off.text", { email: site.contactEmail }) }: MailOffProps) => (
  <Notice kind="warning" title={t("mail.off.title")}>
    <p>
      <ContactText>{text}</ContactText>
    </p>
  </Notice>
);

/** Says that an email is on its way, where the site sends any. */
export const MailSent = ({ title, text, off }: { title: string; text: string; off?: string }) =>
  useSendsEmail() ? (
    <Notice kind="success" title={title} text={text} />
  ) : (
    <MailOff {...(off && { text: off })} />
  );

/** Says first what an email is for, where the site sends any. */
export const MailLead = ({ children, off }: { children: string; off?: string }) =>
  useSendsEmail() ? <p className="lead">{children}</p> : <MailOff {...(off && { text: off })} />;
