export function countrySlug(country: string): string {
  return country.trim().toLowerCase().replace(/\s+/g, "-");
}

/** Returns only an approximate name: `trinidad-and-tobago` becomes "Trinidad And Tobago". */
export function countryOfSlug(slug: string): string {
  return slug
    .split("-")
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");
}
