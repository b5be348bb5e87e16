import { useEffect, useRef } from "react";
import type { Issue } from "../../src/shared/issues.ts";

interface Props {
  title: string;
  issues: readonly Issue[];
  /** Each attempt focuses the summary. A corrected field that leaves it does not. */
  attempt?: unknown;
}

export function ErrorSummary({ title, issues, attempt = issues }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // A second attempt brings new issues, even when they read the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the attempts
  useEffect(() => {
    const summary = box.current;
    // The browser has focused what the server drew, and the reader may have gone on. React sets no such attribute.
    if (summary?.autofocus) summary.autofocus = false;
    else summary?.focus();
  }, [attempt]);
  if (issues.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what brings the reader to the summary
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <h2>{title}</h2>
      <ul>
        {issues.map(({ path, message }) => (
          <li key={path}>
            <a href={`#${path}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
