import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { SearchJobs } from "../jobs/SearchJobs.tsx";
import { ButtonLink, QuietLink } from "./ButtonLink.tsx";
import { ChartHead } from "./ChartHead.tsx";
import { ContactText } from "./ContactText.tsx";
import { PageHead } from "./PageHead.tsx";

interface Props {
  title: string;
  message: string;
  /** The operator finds the cause in the log by this id; undefined when the log holds none. */
  requestId: string | undefined;
  /** A link to a page that works. */
  wayOn: { href: string; text: string } | undefined;
  /** The visitor knows the site and looks for another link, so the page has no picture. */
  isPlain?: boolean;
}

export function ErrorPage({ title, message, requestId, wayOn, isPlain = false }: Props) {
  const linkTo = useLinkTo();
  const Head = isPlain ? PageHead : ChartHead;
  return (
    <>
      <Head title={title} lead={message}>
        {wayOn ? (
          <p className="actions">
            <ButtonLink href={wayOn.href}>{wayOn.text}</ButtonLink>
            <a href={linkTo(routes.jobs)}>{t("nav.jobs")}</a>
          </p>
        ) : (
          <p className="actions">
            <ButtonLink href={linkTo(routes.home)}>{t("errors.home")}</ButtonLink>
            <QuietLink href={linkTo(routes.jobs)}>{t("nav.jobs")}</QuietLink>
          </p>
        )}
      </Head>
      {requestId ? (
        <div className="wrap page">
          <p>
            <ContactText>{t("errors.contact", { email: site.contactEmail, id: requestId })}</ContactText>
          </p>
        </div>
      ) : (
        isPlain && (
          <div className="wrap page">
            <SearchJobs />
          </div>
        )
      )}
    </>
  );
}
