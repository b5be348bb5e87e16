import { useLinkTo } from "../../../islands/lib/locale.ts";
import { listFeeLine } from "../../content/fee-line.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

interface Props {
  jobs: Parameters<typeof listFeeLine>[1];
  feeCents: number;
}

/** Says above a list what an application costs, and leads to what the fee pays for and when it comes back. */
export const ListFee = ({ jobs, feeCents }: Props) => (
  <>
    {`${listFeeLine(feeCents, jobs)} `}
    {feeCents > 0 && <FeeLink />}
  </>
);

export function FeeLink() {
  const linkTo = useLinkTo();
  return <a href={`${linkTo(routes.safety)}#fee`}>{t("fee.about")}</a>;
}
