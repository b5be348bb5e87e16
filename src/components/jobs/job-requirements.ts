/** One a line, each once. */
export function jobRequirements(text: string): string[] {
  const lines = new Set(text.split("\n").map((line) => line.trim()));
  lines.delete("");
  return [...lines];
}
