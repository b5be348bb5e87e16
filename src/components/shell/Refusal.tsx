import type { ReactNode } from "react";
import { t } from "../../content/words.ts";

/** Says why a whole form was refused, in the frame of the summary that leads to wrong answers. */
export const Refusal = ({ message, children }: { message: string; children?: ReactNode }) => (
  <div className="error-summary" role="alert">
    <h2>{t("errors.summary")}</h2>
    <p>{message}</p>
    {children}
  </div>
);
