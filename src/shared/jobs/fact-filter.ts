import { type Certificate, findCertificate } from "./certificates.ts";
import { mostContractMonths, type Visa, visas } from "./job-facts.ts";

export interface FactFilter {
  housing?: true | undefined;
  flights?: true | undefined;
  visa?: Visa | undefined;
  certificate?: Certificate | undefined;
  contractUpTo?: number | undefined;
}

export const factParameters = ["housing", "flights", "visa", "certificate", "contractUpTo"] as const;

const readYes = (text: string) => /^(1|yes|true)$/.test(text) || undefined;

function readMonths(text: string): number | undefined {
  const months = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return months >= 1 && months <= mostContractMonths ? months : undefined;
}

const readings: { [Name in keyof FactFilter]-?: (text: string) => FactFilter[Name] } = {
  housing: readYes,
  flights: readYes,
  visa: (text) => visas.find((visa) => visa === text),
  certificate: findCertificate,
  contractUpTo: readMonths,
};

const isNone = (text: string) => /^(0|no|false)$/.test(text);

/** `given` reads a parameter, and returns undefined for one that is no condition. */
export function readFactFilter(given: (name: string) => string | undefined): {
  facts: FactFilter;
  isWrong: boolean;
} {
  const asked = factParameters.flatMap((name) => {
    const text = given(name)?.toLowerCase();
    return text === undefined || isNone(text) ? [] : [[name, readings[name](text)] as const];
  });
  return { facts: Object.fromEntries(asked), isWrong: asked.some(([, value]) => value === undefined) };
}

export const hasFacts = (filter: FactFilter) => factParameters.some((name) => filter[name]);
