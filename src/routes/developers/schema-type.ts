import { count } from "../../shared/format.ts";
import { followed, type Schema } from "./schemas.ts";

/** Describes the allowed values in a few words: `text, 2 to 100 characters`. */
export function schemaType(schema: Schema, schemas: Record<string, Schema>): string {
  const { schema: shape, name } = followed(schema, schemas);
  if (name) return name;
  if (shape.enum) return shape.enum.join(", ");
  if (shape.const !== undefined) return shape.const === "" ? "empty text" : String(shape.const);
  if (shape.anyOf) return [...new Set(shape.anyOf.map((each) => schemaType(each, schemas)))].join(", or ");
  if (shape.type === "array") return `list of: ${schemaType(shape.items ?? {}, schemas)}`;
  const kind = [shape.type ?? "anything"].flat().map((type) => words[type] ?? type);
  return [formats[shape.format ?? ""] ?? kind.join(", or "), ...bounds(shape)].join(", ");
}

const words: Record<string, string> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
  object: "object",
  null: "null",
};

const formats: Record<string, string> = {
  uuid: "UUID",
  email: "email address",
  date: "date (YYYY-MM-DD)",
  "date-time": "instant (ISO 8601, UTC)",
  uri: "address",
};

function bounds({ minLength, maxLength, minimum, maximum, default: usual }: Schema): string[] {
  const said: string[] = [];
  if (maxLength !== undefined) said.push(`${minLength ?? 0} to ${count(maxLength)} characters`);
  // Whole numbers have the machine's own bounds, which say nothing.
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    said.push(`${count(minimum ?? 0)} to ${count(maximum)}`);
  if (usual !== undefined) said.push(`${typeof usual === "number" ? count(usual) : usual} if absent`);
  return said;
}
