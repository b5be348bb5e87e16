import { isUuid } from "../../shared/uuid.ts";
import { containing, firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isPlaceable } from "./placements.ts";

export interface PlaceableJob {
  id: string;
  employerId: string | null;
  title: string;
  company: string;
  country: string;
  sector: string;
  salaryMin: number;
  salaryMax: number;
  createdAt: Date;
  isPlaceable: boolean;
}

const columns = (sql: Sql) => sql`
  id, employer_id, title, company, country, sector, salary_min, salary_max, created_at,
  ${isPlaceable(sql)} is true as is_placeable`;

export async function findPlaceableJob(sql: Sql, id: string): Promise<PlaceableJob | undefined> {
  if (!isUuid(id)) return undefined;
  return firstRow(sql<PlaceableJob[]>`select ${columns(sql)} from jobs where id = ${id}`);
}

interface Wanted {
  applicationId: string;
  sector: string | null;
  country: string | null;
  /** A part of title or company in any case, or a whole id. */
  search: string | undefined;
  limit: number;
}

/** The jobs of this sector and country come first. Those offered to it before are left out. */
export async function listPlaceableJobs(
  sql: Sql,
  { applicationId, sector, country, search, limit }: Wanted,
): Promise<PlaceableJob[]> {
  const found = search
    ? sql`and (title ilike ${containing(search)} or company ilike ${containing(search)} or id::text = ${search.toLowerCase()})`
    : sql``;
  return sql<PlaceableJob[]>`
    select ${columns(sql)} from jobs
    where ${isPlaceable(sql)} ${found}
      and not exists (select from placements where job_id = jobs.id and application_id = ${applicationId})
    order by
      (sector = ${sector}) is true desc, (country = ${country}) is true desc, created_at desc, id
    limit ${limit}`;
}
