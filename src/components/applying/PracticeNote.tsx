import { t } from "../../content/words.ts";
import { Notice } from "../shell/Notice.tsx";

/** The candidate applied for a sample, so nobody answers. Samples are payable with test payments only. */
export const PracticeNote = () => (
  <Notice kind="warning" title={t("practice.title")} text={t("practice.text")} />
);
