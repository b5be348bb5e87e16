/**
 * Gives each line of a streamed text as soon as it is whole; `noBody` is the error's message where there is none.
 * Browsers differ in whether an empty body is one, so that counts as none, too.
 */
export async function readLines(
  response: Pick<Response, "body">,
  noBody: string,
  onLine: (line: string) => void,
): Promise<void> {
  if (!response.body) throw new Error(noBody);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let unfinished = "";
  let received = 0;
  for (let ended = false; !ended; ) {
    const { done, value } = await reader.read();
    ended = done;
    received += value?.byteLength ?? 0;
    const lines = (unfinished + decoder.decode(value, { stream: !done })).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  }
  if (unfinished) onLine(unfinished);
  if (received === 0) throw new Error(noBody);
}
