/** The words of the form: they stand in the catalogue, which no script carries. */
export interface ReviewWords {
  share: string;
  close: string;
  public: string;
  name: string;
  nameHint: string;
  country: string;
  countryChoose: string;
  job: string;
  jobHint: string;
  rating: string;
  ratingHint: string;
  review: string;
  reviewHint: string;
  submit: string;
  submitting: string;
  submitted: string;
  thanks: string;
  failed: string;
  offline: string;
  closeToast: string;
  summary: string;
  /** The page's title when something is wrong. */
  errorTitle: string;
}
