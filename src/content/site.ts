import { destinations } from "./destinations.ts";

/** The one place that spells the product's name. */
export const site = {
  name: "Landfall",
  tagline: "Sail Towards Your Global Career",
  contactEmail: "hello@landfall.example",
  /** The names that the footer lists. */
  footerCountries: destinations.slice(0, 6).map((destination) => destination.name),
} as const;
