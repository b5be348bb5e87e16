import { isIP } from "node:net";

export interface Format<T> {
  /** Completes "The setting must be ..." in errors and in the documentation. */
  rule: string;
  parse(text: string): T | Wrong | undefined;
  /** Spaces around the text belong to the value. */
  isExact?: true;
}

/** Completes "The setting must ..." and never repeats the value, which may hold a password. */
export class Wrong {
  readonly rule: string;
  constructor(rule: string) {
    this.rule = rule;
  }
}

export const anyText: Format<string> = { rule: "text", parse: (text) => text };

export const password: Format<string> = { rule: "a password", parse: (text) => text, isExact: true };

export const matching = (pattern: RegExp, rule: string): Format<string> => ({
  rule,
  parse: (text) => (pattern.test(text) ? text : undefined),
});

export const longSecret = matching(/^.{32,}$/s, "32 characters or longer");

export const email = matching(/^[^\s<>@,]+@[^\s<>@,]+$/, "an email address like jobs@jobs.example");

export const sender = matching(
  /^([^\s<>@,]+@[^\s<>@,]+|.*<[^\s<>@,]+@[^\s<>@,]+>)$/,
  "an email address like jobs@jobs.example or Jobs <jobs@jobs.example>",
);

/** The error does not repeat the value, because an operator may have taken the secret key for it. */
export const publishableKey: Format<string> = {
  rule: "a key that begins with pk_",
  parse: (text) => (/^pk_\w+$/.test(text) ? text : new Wrong(`be ${publishableKey.rule}`)),
};

function between(least: number, most: number, isAllowed: (value: number) => boolean) {
  return (text: string) => {
    const value = Number(text);
    return value >= least && value <= most && isAllowed(value) ? value : undefined;
  };
}

export const whole = (least: number, most: number): Format<number> => ({
  rule: `a whole number from ${least} to ${most}`,
  parse: between(least, most, Number.isInteger),
});

export const decimal = (least: number, most: number): Format<number> => ({
  rule: `a number from ${least} to ${most}`,
  parse: between(least, most, () => true),
});

export const choice = <T extends string>(...choices: readonly T[]): Format<T> => ({
  rule: `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`,
  parse: (text) => choices.find((choice) => choice === text),
});

/** Returns the names in the order of the choices. */
export const listOf = <T extends string>(choices: readonly T[]): Format<T[]> => ({
  rule: `some of ${choices.join(", ")}, separated by commas`,
  parse(text) {
    const named = text.split(",").flatMap((name) => name.trim() || []);
    const chosen = choices.filter((choice) => named.includes(choice));
    return named.every((name) => chosen.some((choice) => choice === name)) ? chosen : undefined;
  },
});

export const flag: Format<boolean> = {
  rule: "0 or 1",
  parse: (text) => ({ "0": false, "1": true })[text],
};

/** The site learns only when it listens whether the machine has this address. */
export const host: Format<string> = {
  rule: "an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them",
  parse: (text) => (isIP(text) || /^[\w.-]+$/.test(text) ? text : undefined),
};

function url(text: string, schemes: string[]): URL | Wrong {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (!parsed || !schemes.includes(parsed.protocol.slice(0, -1)))
    return new Wrong(`be an address that begins with ${schemes.join(":// or ")}://`);
  if (!parsed.hostname) return new Wrong(`name a host, like ${schemes[0]}://host.example`);
  if (!isDecodable(parsed)) return new Wrong("write each % in its user name or password as %25");
  return parsed;
}

export const smtpUrl: Format<string> = {
  rule: "an address like smtps://user:password@mail.example",
  parse(text) {
    const parsed = url(text, ["smtps", "smtp"]);
    return parsed instanceof Wrong ? parsed : parsed.href;
  },
};

/** `fetch` refuses an address with a password. */
export const serviceUrl: Format<string> = {
  rule: "an address that begins with https:// or http://",
  parse(text) {
    const parsed = url(text, ["https", "http"]);
    if (parsed instanceof Wrong) return parsed;
    return parsed.username || parsed.password
      ? new Wrong("not contain a user name or a password")
      : parsed.href;
  },
};

export function origin(like: string): Format<string> {
  const rule = `only a scheme, a host and a port, like ${like}`;
  return {
    rule,
    parse(text) {
      const parsed = url(text, ["https", "http"]);
      if (parsed instanceof Wrong) return parsed;
      if (parsed.username || parsed.password)
        return new Wrong(`be ${rule}, without a user name or a password`);
      return parsed.href === `${parsed.origin}/` ? parsed.origin : undefined;
    },
  };
}

export const databaseUrl: Format<string> = {
  rule: "an address like postgres://user:password@host:5432/database",
  parse(text) {
    if (!/^postgres(ql)?:\/\/./.test(text)) return new Wrong("begin with postgres://");
    return isDatabaseUrl(text)
      ? text
      : new Wrong(`be ${databaseUrl.rule}; write / in the password as %2F and % as %25`);
  },
};

function isDatabaseUrl(text: string): boolean {
  const [, start, hosts = "", rest] = /^(\w+:\/\/(?:[^/?@]*@)?)([^/?]*)(.*)$/s.exec(text) ?? [];
  const each = hosts.split(",").map((host) => `${start}${host}${rest}`);
  return each.every((address) => URL.canParse(address) && isDecodable(new URL(address)));
}

function isDecodable({ username, password, hostname }: URL): boolean {
  try {
    for (const part of [username, password, hostname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

export const networks: Format<string[]> = {
  rule: "networks like 10.0.0.0/8, separated by commas",
  parse(text) {
    const named = text.split(",").flatMap((network) => network.trim() || []);
    return named.every(isNetwork) ? named : undefined;
  },
};

function isNetwork(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most);
}

export type ClamdAddress = { host: string; port: number } | { path: string };

export const clamdAddress: Format<ClamdAddress> = {
  rule: "a host and a port like 127.0.0.1:3310, or the path of a socket like /run/clamav/clamd.ctl",
  parse(text) {
    if (text.startsWith("/")) return { path: text };
    const [, host = "", port] =
      /^(?:\[([\da-fA-F:]+)\]|([\w.-]+)):(\d{1,5})$/.exec(text)?.filter(Boolean) ?? [];
    if (host && Number(port) >= 1 && Number(port) <= 65535) return { host, port: Number(port) };
    return undefined;
  },
};
