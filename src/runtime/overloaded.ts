import { site } from "../content/site.ts";
import { failures } from "../errors.ts";
import { fileHeaders } from "../middleware/security-headers.ts";

const [status, sentence] = failures.overloaded;

const headers = { ...fileHeaders(undefined), "Cache-Control": "no-store" };

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site.name}</title><h1>${site.name}</h1><p>${sentence}</p>`;
const json = JSON.stringify({ message: sentence });

/** A refusal that costs nothing: it must be cheaper than what it refuses. */
export function overloaded(path: string): Response {
  const isCall = path.startsWith("/api/") || path.startsWith("/uploads/");
  return new Response(isCall ? json : page, {
    status,
    headers: {
      ...headers,
      "Content-Type": isCall ? "application/json" : "text/html; charset=utf-8",
      // Else all who were refused together would come back together.
      "Retry-After": String(3 + Math.floor(Math.random() * 6)),
    },
  });
}
