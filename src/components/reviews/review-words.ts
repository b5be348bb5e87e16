import type { ReviewWords } from "../../../islands/reviews/review-words.ts";
import { t } from "../../content/words.ts";

/** The page's own title when the form was refused, before the site's name. */
export const refusedTitle = t("errors.prefix", { title: t("reviews.meta.title") });

export const reviewWords: ReviewWords = {
  share: t("reviews.share"),
  close: t("reviews.close"),
  public: t("reviews.form.public"),
  name: t("reviews.form.name"),
  nameHint: t("reviews.form.name.hint"),
  country: t("reviews.form.country"),
  countryChoose: t("reviews.form.country.choose"),
  job: t("reviews.form.job"),
  jobHint: t("reviews.form.job.hint"),
  rating: t("reviews.form.rating"),
  ratingHint: t("reviews.form.rating.hint"),
  review: t("reviews.form.review"),
  reviewHint: t("reviews.form.review.hint"),
  submit: t("reviews.submit"),
  submitting: t("reviews.submitting"),
  submitted: t("reviews.submitted.title"),
  thanks: t("reviews.submitted.text"),
  failed: t("reviews.failed"),
  offline: t("errors.offline"),
  closeToast: t("shell.close"),
  summary: t("errors.summary"),
  errorTitle: t("shell.title", { page: refusedTitle }),
};
