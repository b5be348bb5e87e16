import { useLinkTo } from "../../../islands/lib/locale.ts";
import { listFeeLine } from "../../content/fee-line.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

interface Props {
  jobs: readonly { sample: boolean }[];
  feeCents: number;
  /** Every job of the list is a sample. The jobs may be one page of the list. */
  areSamples?: boolean | undefined;
}

/** Says above a list what an application costs, and leads to what the fee pays for and when it comes back. */
export const ListFee = ({ jobs, feeCents, areSamples = jobs.every(({ sample }) => sample) }: Props) => (
  <>
    {`${listFeeLine(feeCents, areSamples)} `}
    {feeCents > 0 && <FeeLink />}
  </>
);

export function FeeLink() {
  const linkTo = useLinkTo();
  return <a href={`${linkTo(routes.safety)}#fee`}>{t("fee.about")}</a>;
}
