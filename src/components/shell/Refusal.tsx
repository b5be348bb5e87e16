import type { ReactNode } from "react";
import { t } from "../../content/words.ts";

interface Props {
  message: ReactNode;
  /** The page sets the level, so that its headings stay in order. */
  heading?: "h2" | "h4";
  children?: ReactNode;
}

/** Says why a whole form was refused, in the frame of the summary that leads to wrong answers. */
export const Refusal = ({ message, heading: Heading = "h2", children }: Props) => (
  // biome-ignore lint/a11y/noAutofocus: without script this is what brings the reader to the summary
  <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
    <Heading>{t("errors.summary")}</Heading>
    <p>{message}</p>
    {children}
  </div>
);
