import { misspeltSettings } from "./misspelt-settings.ts";
import { type Format, Wrong } from "./setting-formats.ts";
import type { Need } from "./setting-row.ts";
import { removedSettings, rowOf, type Setting, settingNames, type settings } from "./settings.ts";

export interface Reading {
  warn?: (line: string) => void;
  removed?: Record<string, string>;
}

export type Environment = Record<string, string | undefined>;

type Table = typeof settings;

type ValueOf<Name extends Setting> = Table[Name] extends { format: Format<infer T> }
  ? T | (Table[Name] extends { default: unknown } ? never : undefined)
  : never;

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

export type Values = { [Name in Setting as CamelCase<Name>]: ValueOf<Name> };

/** Reads settings and collects what is wrong with them, so that the operator sees everything at once. */
export class Variables {
  readonly wrong: string[] = [];
  #values: Environment;
  #parsed = new Map<Setting, unknown>();

  constructor(values: Environment, { warn = console.warn, removed = removedSettings }: Reading = {}) {
    this.#values = values;
    for (const { name, meant } of misspeltSettings(values))
      warn(`${name} is not a setting. Did you mean ${meant}?`);
    for (const [name, whatToDo] of Object.entries(removed))
      if (values[name]?.trim()) this.wrong.push(`${name} is not a setting any more. ${whatToDo}`);
  }

  has(name: Setting): boolean {
    return Boolean(this.#values[name]?.trim());
  }

  read<Name extends Setting>(name: Name): ValueOf<Name> {
    if (!this.#parsed.has(name)) this.#parsed.set(name, this.#parse(name));
    return this.#parsed.get(name) as ValueOf<Name>;
  }

  readAll(): Values {
    const pairs = settingNames.map((name) => [camelCase(name), this.read(name)]);
    return Object.fromEntries(pairs) as Values;
  }

  #parse(name: Setting): unknown {
    const { format, default: fallback } = rowOf(name);
    if (!this.has(name)) return fallback;
    const text = this.#values[name] ?? "";
    const value = format.parse(format.isExact ? text : text.trim());
    if (value instanceof Wrong) this.wrong.push(`${name} must ${value.rule}.`);
    else if (value === undefined) this.refuse(name, `must be ${format.rule}`);
    else return value;
    return fallback;
  }

  require(need: Need, why: string) {
    const missing = settingNames.filter((name) => rowOf(name).needed === need && !this.has(name));
    if (missing.length > 0) this.wrong.push(`${listOf(missing)} must be set: ${why}.`);
  }

  refuse(name: Setting, rule: string) {
    const value = this.#values[name]?.trim();
    this.wrong.push(
      rowOf(name).isSecret ? `${name} ${rule}.` : `${name} ${rule}, but it is ${JSON.stringify(value)}.`,
    );
  }
}

export const camelCase = (name: Setting): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

export const listOf = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join();
