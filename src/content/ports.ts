import type { DestinationName } from "./destinations.ts";

export interface Port {
  /** Degrees east. */
  longitude: number;
  /** Degrees north. */
  latitude: number;
}

/** A harbour or a coast of each destination, where the map shows its jobs. */
export const ports: Record<DestinationName, Port> = {
  Australia: { longitude: 115.7, latitude: -32 },
  "New Zealand": { longitude: 174.8, latitude: -36.8 },
  "United Kingdom": { longitude: -1.4, latitude: 52.5 },
  Italy: { longitude: 10.5, latitude: 43.5 },
  France: { longitude: 0.5, latitude: 46.5 },
  Canada: { longitude: -123.1, latitude: 49.3 },
  Morocco: { longitude: -7.6, latitude: 33.6 },
  Singapore: { longitude: 103.8, latitude: 1.3 },
  "South Korea": { longitude: 129, latitude: 35.1 },
  Finland: { longitude: 25, latitude: 60.2 },
  Norway: { longitude: 5.3, latitude: 60.4 },
};

/** The courses of the map begin at the largest harbour of the Philippines, the country that sends most seafarers. */
export const manila: Port = { longitude: 121, latitude: 14.6 };
