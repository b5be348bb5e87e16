import type { JobFilter } from "../../../shared/jobs/job-filter.ts";
import { allOf, anyOf, lexeme, type TsQuery } from "./ts-query.ts";

export const factMarks = ({ housing, flights, visa, certificate, contractUpTo }: JobFilter): TsQuery =>
  allOf(
    housing && lexeme("f:housing"),
    flights && lexeme("f:flights"),
    visa && lexeme(`f:visa:${visa}`),
    certificate && lexeme(`f:certificate:${certificate}`),
    contractUpTo
      ? anyOf(...Array.from({ length: contractUpTo }, (_, index) => lexeme(`f:months:${index + 1}`)))
      : undefined,
  );
