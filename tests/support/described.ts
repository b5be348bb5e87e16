interface Violation {
  location: string[];
  message: string;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Prism reads a body as text and writes JSON anew, so a request that this would change goes to the site itself. */
export function mayPassPrism({ pathname }: URL, { method = "GET", body, headers }: RequestInit): boolean {
  if (!pathname.startsWith("/api/") || !methods.includes(method)) return false;
  if (body === undefined || body === null) return true;
  if (typeof body !== "string") return false;
  return new Headers(headers).get("Content-Type") === "application/json" && isPlainJson(body);
}

function isPlainJson(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && JSON.stringify(value) === body;
  } catch {
    return false;
  }
}

/** Removes what Prism added to the answer. Throws when the description does not allow the answer. */
export async function asDescribed(call: string, response: Response): Promise<Response> {
  if (response.headers.get("Content-Type")?.startsWith("application/problem+json"))
    throw new Error(`${call}: Prism answered in place of the site: ${await response.text()}`);
  const wrong = violationsOf(response);
  if (wrong.length > 0) throw new Error(`${call}, ${response.status}: ${wrong.join("; ")}`);
  const headers = new Headers(response.headers);
  headers.delete("sl-violations");
  headers.delete("Set-Cookie");
  // Prism joins all cookies with commas. A comma inside a cookie's date has a space behind it.
  for (const joined of response.headers.getSetCookie())
    for (const cookie of joined.split(/,(?=[^ ;,]+=)/)) headers.append("Set-Cookie", cookie);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Tests send bad requests on purpose, so only faults of the answer count. */
function violationsOf(response: Response): string[] {
  const told = response.headers.get("sl-violations") ?? "[]";
  // Prism cuts a list that is too long for a header.
  if (!told.startsWith("[")) return [told];
  return (JSON.parse(told) as Violation[])
    .filter(({ location }) => location[0] === "response")
    .map(({ location, message }) => `${location.join(".")}: ${message}`);
}
