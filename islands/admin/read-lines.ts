/** Gives each line of a streamed text as soon as it is whole; `noBody` is the error's message where there is none. */
export async function readLines(
  response: Pick<Response, "body">,
  noBody: string,
  onLine: (line: string) => void,
): Promise<void> {
  if (!response.body) throw new Error(noBody);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let unfinished = "";
  for (let ended = false; !ended; ) {
    const { done, value } = await reader.read();
    ended = done;
    const lines = (unfinished + decoder.decode(value, { stream: !done })).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  }
  if (unfinished) onLine(unfinished);
}
