import { isIP } from "node:net";
import { misspeltSettings } from "./misspelt-settings.ts";
import { removedSettings, type Setting } from "./settings.ts";

export interface Reading {
  /** Takes a line about each variable that is probably misspelt. */
  warn?: (line: string) => void;
  /** Settings of earlier versions, each with its successor. */
  removed?: Record<string, string>;
}

/** Reads variables one by one and collects what is wrong with them, so that the operator sees everything at once. */
export class Variables {
  readonly wrong: string[] = [];
  #values: Record<string, string | undefined>;

  constructor(
    values: Record<string, string | undefined>,
    { warn = console.warn, removed = removedSettings }: Reading = {},
  ) {
    this.#values = values;
    for (const { name, meant } of misspeltSettings(values))
      warn(`${name} is not a setting; did you mean ${meant}?`);
    for (const [name, successor] of Object.entries(removed))
      if (values[name]?.trim())
        this.wrong.push(`${name} is not a setting any more: set ${successor} instead.`);
  }

  /** Set to nothing is as good as not set. */
  text(name: Setting): string | undefined {
    return this.#values[name]?.trim() || undefined;
  }

  /** A password's spaces are its own. */
  exact(name: Setting): string | undefined {
    return this.text(name) && this.#values[name];
  }

  /** For secrets: the value is matched, and never repeated in the complaint. */
  secret(name: Setting, pattern: RegExp, rule: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !pattern.test(value)) this.wrong.push(`${name} ${rule}.`);
    return value;
  }

  number(
    name: Setting,
    fallback: number,
    [least, most]: [number, number],
    kind: "whole" | "any" = "whole",
  ): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    const fits = value >= least && value <= most && (kind === "any" || Number.isInteger(value));
    if (fits) return value;
    this.refuse(name, `must be a ${kind === "any" ? "" : "whole "}number from ${least} to ${most}`);
    return fallback;
  }

  choice<T extends string>(name: Setting, choices: readonly [T, ...T[]]): T {
    const text = this.text(name);
    if (text === undefined) return choices[0];
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined)
      this.refuse(name, `must be ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`);
    return chosen ?? choices[0];
  }

  flag(name: Setting): boolean {
    return this.choice(name, ["0", "1"]) === "1";
  }

  /** The text as it was given, once it is seen to be a URL of one of these schemes. */
  url(name: Setting, schemes: string[]): URL | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    // Not repeated: such addresses often hold a password.
    if (!url || !schemes.includes(url.protocol.slice(0, -1)))
      this.wrong.push(`${name} must be an address that begins with ${schemes.join(":// or ")}://.`);
    else if (!url.hostname) this.wrong.push(`${name} must name a host, like ${schemes[0]}://host.example.`);
    else if (!isDecodable(url))
      this.wrong.push(`${name} must have % in its user or password written as %25.`);
    else return url;
    return undefined;
  }

  /** Of a service that is called by HTTP: `fetch` refuses addresses with a password. */
  openUrl(name: Setting): URL | undefined {
    const url = this.url(name, ["https", "http"]);
    if (!url?.username && !url?.password) return url;
    this.wrong.push(`${name} must hold no user or password.`);
    return undefined;
  }

  /** Not repeated either, for the same reason. */
  databaseUrl(name: Setting): string | undefined {
    const scheme = /^postgres(ql)?:\/\/./;
    const text = this.secret(name, scheme, "must begin with postgres://");
    const like = "postgres://user:password@host:5432/database";
    if (text !== undefined && scheme.test(text) && !isDatabaseUrl(text))
      this.wrong.push(`${name} must be like ${like}, with / in the password written as %2F.`);
    return text;
  }

  email(name: Setting): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !/^[^\s<>@,]+@[^\s<>@,]+$/.test(text))
      this.refuse(name, "must be an address like jobs@jobs.example");
    return text;
  }

  /** Addresses alone stand for the network that holds just them. */
  networks(name: Setting): string[] {
    const networks = (this.text(name) ?? "").split(",").map((network) => network.trim());
    const wrong = networks.filter((network) => network !== "" && !isNetwork(network));
    if (wrong.length) this.refuse(name, `must be networks like 10.0.0.0/8, separated by commas`);
    return networks.filter((network) => network !== "");
  }

  require(names: Setting[], why: string) {
    const missing = names.filter((name) => this.text(name) === undefined);
    if (missing.length) this.wrong.push(`${missing.join(", ")} must be set: ${why}.`);
  }

  refuse(name: Setting, rule: string) {
    this.wrong.push(`${name} ${rule}, but is ${JSON.stringify(this.text(name))}.`);
  }
}

/** It may name several hosts, each with its port. */
function isDatabaseUrl(text: string): boolean {
  const [, start, hosts = "", rest] = /^(\w+:\/\/(?:[^/?@]*@)?)([^/?]*)(.*)$/s.exec(text) ?? [];
  try {
    for (const host of hosts.split(",")) {
      if (!isDecodable(new URL(`${start}${host}${rest}`))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function isDecodable({ username, password, hostname }: URL): boolean {
  try {
    for (const part of [username, password, hostname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

function isNetwork(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most);
}
