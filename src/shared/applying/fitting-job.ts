/** An open job that suits a general application. */
export interface FittingJob {
  id: string;
  title: string;
  company: string;
  country: string;
  sample: boolean;
  /** "$4,500 - $6,000 a month" */
  pay: string;
}
