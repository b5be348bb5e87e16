import { type Setting, settingNames } from "./settings.ts";

const others = new Set(["R2_BUCKET", "LANGUAGE"]);

interface Misspelt {
  name: string;
  meant: Setting;
}

/** A name similar to a setting that has a value is more likely another program's than a mistake. */
export function misspeltSettings(environment: Record<string, string | undefined>): Misspelt[] {
  const unset = settingNames.filter((setting) => !environment[setting]?.trim());
  const known = new Set<string>(settingNames);
  return Object.keys(environment)
    .filter((name) => !known.has(name) && !others.has(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => isLike(name.toUpperCase(), setting));
      return meant === undefined ? [] : [{ name, meant }];
    });
}

/** A short name has many neighbours (PORT: SORT, POST), so there only two swapped letters count. */
function isLike(name: string, setting: string): boolean {
  if (setting.length < 6 && sorted(name) !== sorted(setting)) return false;
  const most = setting.length < 9 ? 1 : 2;
  return Math.abs(name.length - setting.length) <= most && editDistance(name, setting) <= most;
}

const sorted = (name: string) => [...name].sort().join("");

function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
