import type { ReactNode } from "react";
import { t } from "../../content/words.ts";

interface Props {
  message: ReactNode;
  children?: ReactNode;
}

/** Says why a whole form was refused, in the frame of the summary that leads to wrong answers. */
export const Refusal = ({ message, children }: Props) => (
  // biome-ignore lint/a11y/noAutofocus: without script this is what brings the reader to the summary
  <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
    <h2>{t("errors.summary")}</h2>
    <p>{message}</p>
    {children}
  </div>
);
