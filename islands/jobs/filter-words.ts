/** The words of form and chips: they stand in the catalogue, which no script carries. */
export interface FilterWords {
  form: string;
  search: string;
  placeholder: string;
  country: string;
  allCountries: string;
  destinations: string;
  otherCountries: string;
  sector: string;
  allSectors: string;
  level: string;
  allLevels: string;
  submit: string;
  active: string;
  /** With `{filter}` where the filter's label goes. */
  remove: string;
  /** With `{search}` where the searched words go. */
  quoted: string;
  clear: string;
  /** The list did not come. */
  offline: string;
}
