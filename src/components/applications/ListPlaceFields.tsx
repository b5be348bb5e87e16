import type { ApplicationStatus } from "../../shared/applications/application-status.ts";

/** The employer's place in the list, which the form leads back to. */
export interface ListPlace {
  filter: ApplicationStatus | undefined;
  page: number;
}

export const ListPlaceFields = ({ place: { filter, page } }: { place: ListPlace }) => (
  <>
    <input type="hidden" name="filter" value={filter ?? ""} />
    <input type="hidden" name="page" value={page} />
  </>
);
