export interface FittingJob {
  id: string;
  title: string;
  company: string;
  country: string;
  sample: boolean;
  pay: string;
  closesOn: string;
}
