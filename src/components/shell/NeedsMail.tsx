import { createContext, type ReactNode, useContext } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { ButtonLink } from "./ButtonLink.tsx";
import { ContactText } from "./ContactText.tsx";
import { Notice } from "./Notice.tsx";

/** The place where somebody reads the emails. Without a mail server, only a developer reads them, in the outbox. */
export type MailPlace = "mailbox" | "outbox" | "nowhere";

export const MailPlaceContext = createContext<MailPlace>("mailbox");

/** False while the site has no mail server. */
export const useSendsEmail = (): boolean => useContext(MailPlaceContext) === "mailbox";

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

/** False where nobody can read an email: not the reader of a mailbox, and not a developer in the outbox. */
export const useHasMail = (): boolean => useContext(MailPlaceContext) !== "nowhere";

/** Leaves out what needs an email that somebody can read, and shows something else instead. */
export const NeedsMail = ({ children, instead }: { children: ReactNode; instead?: ReactNode }) =>
  useHasMail() ? children : instead;

/** The email client fills in the subject. */
export const WriteToUs = ({ subject = "" }: { subject?: string }) => (
  <p className="actions">
    <ButtonLink href={`mailto:${site.contactEmail}${subject && `?subject=${encodeURIComponent(subject)}`}`}>
      {t("mail.off.write", { email: site.contactEmail })}
    </ButtonLink>
  </p>
);

interface MailSentProps {
  title: string;
  text: string;
  off?: string;
  /** Says more of an email that a developer finds in the outbox. */
  inOutbox?: string;
  /** The way on when no email comes. */
  children?: ReactNode;
}

/** Says that an email is on its way, where the site sends any. */
export function MailSent({ title, text, off, inOutbox, children }: MailSentProps) {
  const place = useContext(MailPlaceContext);
  if (place === "mailbox")
    return (
      <Notice kind="success" title={title} text={text}>
        {children}
      </Notice>
    );
  return (
    <NoMail off={off}>
      {place === "outbox" && inOutbox && <p>{inOutbox}</p>}
      {children}
    </NoMail>
  );
}

interface MailLeadProps {
  /** Says what an email is for, where the site sends any. */
  children: string;
  /** Comes before it, and stays where only a developer reads the emails. */
  first?: string;
  off?: string;
}

/** Says first what to do on this page. */
export function MailLead({ children, first, off }: MailLeadProps) {
  const place = useContext(MailPlaceContext);
  if (place === "nowhere") return <NoMail off={off} />;
  if (place === "mailbox") return <p className="lead">{first ? `${first} ${children}` : children}</p>;
  return (
    <>
      {first && <p className="lead">{first}</p>}
      <NoMail off={off} />
    </>
  );
}

/** Adds the way to the outbox to a sentence about a site that sends no email. */
export const OutboxLead = () => useContext(MailPlaceContext) === "outbox" && <Instead />;

/** Repeats what we emailed, where the site sends any. */
export function Mailed({ children }: { children: string }) {
  const place = useContext(MailPlaceContext);
  if (place === "mailbox") return children;
  return (
    <>
      {place === "nowhere" && `${t("mail.off.title")}. `}
      <Instead />
    </>
  );
}

const NoMail = ({ off, children }: { off: string | undefined; children?: ReactNode }) => (
  <Notice kind="warning" title={t("mail.off.title")}>
    <p>
      <Instead off={off} />
    </p>
    {children}
  </Notice>
);

/** Leads a developer to the emails of a site that sends none. */
export const OutboxNote = () =>
  useContext(MailPlaceContext) === "outbox" ? <NoMail off={undefined} /> : null;

/** Says where to read the emails, or how to get help without one. */
export function Instead({
  off = t("mail.off.text", { email: site.contactEmail }),
}: {
  off?: string | undefined;
}) {
  const linkTo = useLinkTo();
  if (useContext(MailPlaceContext) === "nowhere") return <ContactText>{off}</ContactText>;
  return (
    <>
      {t("mail.off.outbox")} <a href={linkTo(routes.devMail)}>{t("devMail.title")}</a>.
    </>
  );
}
