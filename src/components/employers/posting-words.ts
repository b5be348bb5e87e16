import { postingFields } from "../../../islands/employers/posting-answers.ts";
import type { PostingWords } from "../../../islands/employers/words.ts";
import { t } from "../../content/words.ts";

const hints = {
  country: t("employer.form.country.hint"),
  salaryMin: t("employer.form.salary.hint"),
  salaryMax: t("employer.form.salary.hint"),
  vacancies: t("employer.form.vacancies.hint"),
  applicationCloseDate: t("employer.form.applicationCloseDate.hint"),
  requirements: t("employer.form.requirements.hint"),
};

const shared = {
  summary: t("errors.summary"),
  cancel: t("employer.form.cancel"),
  choose: t("employer.form.choose"),
  preview: t("employer.preview"),
  previewFailed: t("employer.preview.failed"),
  labels: Object.fromEntries(postingFields.map((name) => [name, t(`employer.form.${name}`)])),
  hints,
  inReview: { title: t("employer.review.title"), description: t("employer.review.text") },
  offline: t("errors.offline"),
  close: t("shell.close"),
};

const errorTitle = (title: string) => t("shell.title", { page: t("errors.prefix", { title }) });

export const postWords: PostingWords = {
  ...shared,
  errorTitle: errorTitle(t("employer.post.title")),
  submit: t("employer.post.submit"),
  submitting: t("employer.post.submitting"),
  done: { title: t("employer.posted.title"), description: t("employer.posted.text") },
  failed: t("employer.post.failed"),
};

export const editWords = (title: string): PostingWords => ({
  ...shared,
  errorTitle: errorTitle(t("employer.edit.title", { title })),
  submit: t("employer.edit.submit"),
  submitting: t("employer.edit.submitting"),
  done: { title: t("employer.saved.title"), description: t("employer.saved.text") },
  inReview: { title: t("employer.savedReview.title"), description: t("employer.savedReview.text") },
  failed: t("employer.edit.failed"),
});
