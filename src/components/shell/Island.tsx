import { type ComponentType, createContext, useContext } from "react";
import { renderToString } from "react-dom/server";
import { LocaleContext } from "../../../islands/lib/locale.ts";
import { speech } from "../../shared/speech.ts";
import { islands } from "./island-table.ts";

/**
 * Says when the browser loads the island's script and lets it take over. An island of "kept" waits for
 * `wakeIfKept`.
 */
export type When = "load" | "idle" | "visible" | "interaction" | "kept";

/** Numbers the islands of one page, so that the same page always has the same bytes. */
export class IslandCount {
  used = 0;
  /** A part of the page that is no island needs the page's script. */
  needsScript = false;
  next(): string {
    this.used += 1;
    return `i${this.used}-`;
  }
}

export const IslandCountContext = createContext(new IslandCount());

const names = new Map<unknown, string>(Object.entries(islands).map(([name, component]) => [component, name]));

interface Props<P extends object> {
  of: ComponentType<P>;
  /** The server writes the props into the page, so they are plain JSON. */
  props: P;
  when: When;
  /** The browser loads the island at once when its local or tab storage holds something under this key. */
  wakeIfKept?: string;
}

/**
 * A part of the page that a script takes over. It is rendered as a root of its own, since React numbers its ids by
 * root: in the page's tree they would differ from the browser's.
 */
export function Island<P extends object>({ of: Component, props, when, wakeIfKept }: Props<P>) {
  const prefix = useContext(IslandCountContext).next();
  const locale = useContext(LocaleContext);
  const name = names.get(Component);
  if (!name) throw new Error("an island that is not in the table of islands");
  const content = (
    <LocaleContext.Provider value={locale}>
      <Component {...props} />
    </LocaleContext.Provider>
  );
  return (
    <is-land
      name={name}
      when={when}
      kept={wakeIfKept}
      prefix={prefix}
      props={JSON.stringify(props)}
      phrases={phrasesOf(props)}
      dangerouslySetInnerHTML={{ __html: renderToString(content, { identifierPrefix: prefix }) }}
    />
  );
}

/** Gives phrases that only the props hold, such as the country of a job. The scripts bring the others. */
function phrasesOf(props: object): string | undefined {
  const phrases = speech()?.phrases;
  if (!phrases) return undefined;
  const said: Record<string, string> = {};
  JSON.stringify(props, (_, value) => {
    if (typeof value === "string" && phrases[value]) said[value] = phrases[value];
    return value;
  });
  return JSON.stringify(said);
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "is-land": {
        name: string;
        when: When;
        kept: string | undefined;
        prefix: string;
        props: string;
        phrases: string | undefined;
        dangerouslySetInnerHTML: { __html: string };
      };
    }
  }
}
