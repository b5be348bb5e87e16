/** The one place that spells the product's name. */
export const site = {
  name: "Landfall",
  tagline: "Sail Towards Your Global Career",
  contactEmail: "hello@landfall.example",
} as const;
